"""The exception that this package raises."""


class QueensError(ValueError):
    """An error with a message, a stable `code`, and its `facts` by name."""

    def __init__(self, message: str, code: str, facts: dict[str, float | str]) -> None:
        super().__init__(message, code, facts)
        self.message = message
        self.code = code
        self.facts = facts

    def __str__(self) -> str:
        return self.message
