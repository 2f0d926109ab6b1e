q = []
def push(c):
    for i, x in enumerate(q):
        if x == c or abs(x - c) == len(q) - i:
            raise ValueError(c)
    q.append(c)
refused = 0
def go():
    global refused
    if len(q) == n:
        return True
    for c in range(n):
        try:
            push(c)
        except ValueError as error:
            refused += 1
        else:
            if go():
                return True
            q.pop()
    return False
print(go(), q, refused)
