solutions = [
    q
    for q in (
        (a, b, c, d)
        for a in range(4)
        for b in range(4)
        for c in range(4)
        for d in range(4)
    )
    if all(
        q[i] != q[j]
        and abs(q[i] - q[j]) != j - i
        for j in range(4)
        for i in range(j)
    )
]
for s in \
        solutions:
    print(s)
text = """two
lines"""
print(text)
