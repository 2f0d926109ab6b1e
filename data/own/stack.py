from collections import deque
stack = deque([()])
count = 0
while stack:
    q = stack.pop()
    if len(q) == n:
        count += 1
        continue
    for c in range(n - 1, -1, -1):
        if all(c != x and abs(c - x) != len(q) - r for r, x in enumerate(q)):
            stack.append(q + (c,))
print(count)
