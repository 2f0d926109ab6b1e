def solve(row=0, cols=(), *, verbose=False):
    if row == n:
        if verbose: print(cols)
        return 1
    return sum(solve(row + 1, cols + (c,), verbose=verbose) for c in range(n)
               if all(c != k and abs(c - k) != row - i for i, k in enumerate(cols)))
print(solve())
print(solve(verbose=True))
