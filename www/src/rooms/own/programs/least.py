def free_columns(row):
    free = []
    for col in range(n):
        if all(c != col and abs(c - col) != abs(r - row) for r, c in queens):
            free.append(col)
    return free

def search():
    if len(queens) == n:
        return True
    filled = [r for r, c in queens]
    choices = []
    for row in range(n):
        if row not in filled:
            choices.append((row, free_columns(row)))
    row, free = min(choices, key=lambda choice: len(choice[1]))
    for col in free:
        queens.append((row, col))
        if search():
            return True
        queens.pop()
    return False

queens = []
print(search(), queens)
