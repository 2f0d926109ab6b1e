class Found(Exception):
    pass
queens = []
def search():
    if len(queens) == n:
        raise Found()
    for col in range(n):
        for r, c in enumerate(queens):
            if c == col or abs(c - col) == len(queens) - r:
                break
        else:
            queens.append(col)
            search()
            queens.pop()
try:
    search()
    print("none")
except Found:
    print("found", queens)
finally:
    print("done")
