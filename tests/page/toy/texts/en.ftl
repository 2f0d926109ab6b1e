page-toy = Toy
page-about-toy = a number that is counted up
toy-number = { $count } of { $size }
