# Globals may name their own builtins; that removes names and never adds a right.
# option: --enable eval
# expect-strict: contained
# expect-standard: contained
class Lying(dict):
    def __getitem__(self, key):
        return print

    def __missing__(self, key):
        return print


for builtins in ({}, Lying(), {"__import__": None}, None, 5, []):
    names = {"__builtins__": builtins}
    for text in ("open", "import os", "class A: pass", "len([])", "breakpoint()"):
        try:
            exec(text, names)
        except (NameError, ImportError, TypeError, AttributeError):
            pass
    assert "os" not in names, "imported"
print("contained")
