# An object whose __fspath__ lies gets errors.
# option: --enable files --allow-import sys
# expect-strict: contained
# expect-standard: contained
import os
class Name(str):
    def __str__(self): return "/etc/passwd"
    def __len__(self): return 1
    def __eq__(self, other): return True
    __hash__ = str.__hash__
class Path:
    def __init__(self, value): self.value = value
    def __fspath__(self): return self.value
wrong = []
for value in (3, None, ["x"], Path("x"), bytearray(b"x"), memoryview(b"x")):
    try:
        os.stat(Path(value))
        wrong.append(value)
    except TypeError:
        pass
with open(Name("a"), "w") as file:
    file.write("x")
print("contained" if not wrong and os.listdir() == ["a"] and type(os.listdir()[0]) is str else "ESCAPED")
