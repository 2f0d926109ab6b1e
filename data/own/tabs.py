def ok(q, c):
	r = len(q)
	for i in range(r):
		if q[i] == c or r - i == abs(q[i] - c): return False
	return True
def go(q):
	if len(q) == n: return 1
	s = 0
	for c in range(n):
		if ok(q, c): s += go(q + [c])
	return s
print(go([]))
