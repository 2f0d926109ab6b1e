import sys
from typing import List

def solve(n: int, row: int, queens: List[int]) -> int:
    """Counts the ways to go on."""
    if row == n:
        return 1
    count: int = 0
    for col in range(n):
        # nobody may attack it
        if all(q != col and abs(q - col) != row - r for r, q in enumerate(queens)):
            queens.append(col)
            count += solve(n, row + 1, queens)
            queens.pop()
    return count

def main() -> None:
    sys.setrecursionlimit(10000)
    size = n
    print(f"{size} queens: {solve(size, 0, [])} ways")

if __name__ == "__main__":
    main()
