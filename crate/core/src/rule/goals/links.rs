//! Dancing links: items to cover, and options that each cover some of them. Both are removed and restored by changing a
//! few pointers.

/// The head of all items. Nodes 1 to the number of items are the heads of their lists. The nodes of the options follow,
/// the nodes of each option next to each other.
const ROOT: usize = 0;

/// Items and the options that cover them, as in Knuth's algorithm X. *Covering* an item removes it from the list of
/// items, and removes every option with that item from the lists of all its other items. *Uncovering* restores all of
/// this in reverse order.
///
/// ```text
///   root <-> item a <-> item b <-> item c
///              |                     |
///            option 0 ----------- option 0
///              |          |
///            option 1 - option 1
/// ```
#[derive(Clone, Debug)]
pub(super) struct Links {
    /// The links between heads: the items that are not covered.
    left: Vec<u32>,
    right: Vec<u32>,
    /// The links between all nodes but the root: the options of each item.
    up: Vec<u32>,
    down: Vec<u32>,
    /// The head of each node, and for each item the number of its options.
    head: Vec<u32>,
    size: Vec<u32>,
    /// The option of each node; and where the nodes of each option begin, with the end of the last option.
    option: Vec<u32>,
    starts: Vec<u32>,
}

impl Links {
    /// `items` items, counted from 0, and options, each with different items.
    pub(super) fn new<'a>(items: usize, options: impl Iterator<Item = &'a [u32]>) -> Self {
        let heads = 0..=items as u32;
        let mut links = Links {
            left: heads.clone().map(|head| head.checked_sub(1).unwrap_or(items as u32)).collect(),
            right: heads.clone().map(|head| (head + 1) % (items as u32 + 1)).collect(),
            up: heads.clone().collect(),
            down: heads.clone().collect(),
            head: heads.collect(),
            size: vec![0; items + 1],
            option: vec![0; items + 1],
            starts: vec![items as u32 + 1],
        };
        for (option, covered) in options.enumerate() {
            for &item in covered {
                links.append(option as u32, item + 1);
            }
            links.starts.push(links.head.len() as u32);
        }
        links
    }

    fn append(&mut self, option: u32, head: u32) {
        let (node, last) = (self.head.len() as u32, self.up[head as usize]);
        self.up.push(last);
        self.down.push(head);
        self.down[last as usize] = node;
        self.up[head as usize] = node;
        self.head.push(head);
        self.option.push(option);
        self.size[head as usize] += 1;
    }

    /// The items that are not covered, each with the number of options that have it.
    pub(super) fn items(&self) -> impl Iterator<Item = (usize, u32)> + '_ {
        let next = |&head: &usize| Some(self.right[head] as usize);
        let heads = std::iter::successors(next(&ROOT), next).take_while(|&head| head != ROOT);
        heads.map(|head| (head - 1, self.size[head]))
    }

    /// The options of an item whose other items are all uncovered.
    pub(super) fn options(&self, item: usize) -> impl Iterator<Item = usize> + '_ {
        let next = |&node: &usize| Some(self.down[node] as usize);
        let nodes = std::iter::successors(next(&(item + 1)), next).take_while(move |&node| node != item + 1);
        nodes.map(|node| self.option[node] as usize)
    }

    /// Removes an item, and every option that has it.
    pub(super) fn cover(&mut self, item: usize) {
        let head = item + 1;
        let (left, right) = (self.left[head], self.right[head]);
        self.right[left as usize] = right;
        self.left[right as usize] = left;
        let mut node = self.down[head] as usize;
        while node != head {
            for other in self.other_nodes(node) {
                let (up, down) = (self.up[other], self.down[other]);
                self.down[up as usize] = down;
                self.up[down as usize] = up;
                self.size[self.head[other] as usize] -= 1;
            }
            node = self.down[node] as usize;
        }
    }

    /// Restores the entries that [`cover`](Links::cover) removed. Items are uncovered in reverse order.
    pub(super) fn uncover(&mut self, item: usize) {
        let head = item + 1;
        let mut node = self.up[head] as usize;
        while node != head {
            for other in self.other_nodes(node).rev() {
                let (up, down) = (self.up[other] as usize, self.down[other] as usize);
                self.down[up] = other as u32;
                self.up[down] = other as u32;
                self.size[self.head[other] as usize] += 1;
            }
            node = self.up[node] as usize;
        }
        let (left, right) = (self.left[head] as usize, self.right[head] as usize);
        self.right[left] = head as u32;
        self.left[right] = head as u32;
    }

    /// The other nodes of the option of a node.
    fn other_nodes(&self, node: usize) -> impl DoubleEndedIterator<Item = usize> + use<> {
        let option = self.option[node] as usize;
        let nodes = self.starts[option] as usize..self.starts[option + 1] as usize;
        nodes.filter(move |&other| other != node)
    }
}
