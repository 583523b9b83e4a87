# The dict behind a class's mappingproxy passed to the other operand's methods (CPython does that).
# expect-strict: AttributeError: __dict__
# expect-standard: contained
class Peeks:
    def __eq__(self, other):
        other["leak"] = 1
        return True

    def __ror__(self, other):
        other["leak"] = 1
        return True


class Victim:
    x = 1


members = Victim.__dict__
members == Peeks()
members | Peeks()
members != Peeks()
print("ESCAPED" if hasattr(Victim, "leak") or "leak" in members else "contained")
