def attacks(a):
    return sum(1 for i in range(n) for j in range(i) if abs(a[i] - a[j]) == i - j)
a = list(range(n))
best = attacks(a)
rounds = 0
while best and rounds < 20:
    rounds += 1
    for i in range(n):
        for j in range(i + 1, n):
            a[i], a[j] = a[j], a[i]
            now = attacks(a)
            if now < best:
                best = now
            else:
                a[i], a[j] = a[j], a[i]
print(rounds, best, a)
