"""The one exception of the engine."""


class QueensError(ValueError):
    """What the engine cannot do: a sentence, a stable `code`, and the `facts` by name."""

    def __init__(self, message: str, code: str, facts: dict[str, float | str]) -> None:
        super().__init__(message, code, facts)
        self.message = message
        self.code = code
        self.facts = facts

    def __str__(self) -> str:
        return self.message
