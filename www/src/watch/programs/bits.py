# {bits}
full = (1 << n) - 1
queens = [None] * n
found = 0


def search(row, cols, left, right):
    global found
    if row == n:
        found += 1
        return
    free = full & ~(cols | left | right)
    while free:
        # {lowest}
        bit = free & -free
        free = free & ~bit
        queens[row] = bit.bit_length() - 1
        # {shift}
        search(row + 1, cols | bit, (left | bit) << 1, (right | bit) >> 1)
        queens[row] = None


search(0, 0, 0, 0)
print(found)
