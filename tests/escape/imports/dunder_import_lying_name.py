# __import__ with a name that is equal to an allowed one.
# option: --enable introspection --allow-import=math
# expect-strict: ImportError: import of '_asyncio' is not allowed by the policy (rule: imports, profile: strict)
# expect-standard: ImportError: import of '_asyncio' is not allowed by the policy (rule: imports, profile: standard)
class Name(str):
    def __eq__(self, other):
        return other == "math"

    def __hash__(self):
        return hash("math")

    def __str__(self):
        return "math"


__import__(Name("_asyncio"))
print("ESCAPED")
