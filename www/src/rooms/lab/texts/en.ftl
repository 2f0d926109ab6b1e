## page

page-lab = Lab
page-about-lab = research on the queens, repeated here

## lab

lab-title = Research on the queens, repeated on your own device
lab-lead = Every figure on these pages is computed in your browser.
lab-returns = { $count } returns
lab-what =
    { $card ->
        [huge] A board of 100,000 queens, completed in a moment; sizes go up to a million.
        [measured] How often a completion has to go back: the published shares, measured again here.
        [ten] Can solutions cover the whole board without a common square? With seven they can.
        [unknown] Nobody knows the number for 28 queens. Estimate it, with an error bar.
        [checker] Prove that a board has no way to finish, and have the proof checked step by step.
       *[diagonals] Some diagonals are closed. Place all queens on the others.
    }
