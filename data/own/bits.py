ALL = (1 << n) - 1
count = 0
def go(cols, d1, d2):
    global count
    if cols == ALL:
        count += 1
        return
    free = ALL & ~(cols | d1 | d2)
    while free:
        b = free & -free
        free &= free - 1
        go(cols | b, ((d1 | b) << 1) & ALL, (d2 | b) >> 1)
go(0, 0, 0)
print(bin(ALL), count)
