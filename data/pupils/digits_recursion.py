count = 0

def search(path):
    global count
    if len(path) == n:
        count += 1
        return
    for col in range(n):
        row = len(path)
        if all(int(c) != col and abs(int(c) - col) != row - r for r, c in enumerate(path)):
            search(path + str(col))

search("")
print(count)
