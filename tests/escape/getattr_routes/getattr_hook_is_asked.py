# A guest's __getattr__ is called for missing names; a guarded name is refused before.
# expect-strict: AttributeError: '__globals__'
# expect-standard: contained
class Mirror:
    def __getattr__(self, name):
        return "asked for " + name


print("contained" if Mirror().__globals__ == "asked for __globals__" else "ESCAPED")
