# The functional interface gets names that lie about what they are.
# option: --allow-import=enum
# expect-strict: contained
# expect-standard: contained
import enum


class Name(str):
    def __getattribute__(self, name):
        return lambda *a, **k: ["ESCAPED"]


try:
    E = enum.Enum("E", [Name("A"), Name("B")])
    names = [type(m).__name__ for m in E]
except (TypeError, AttributeError, ValueError):
    names = []
print("contained" if all(n == "E" for n in names) else "ESCAPED")
