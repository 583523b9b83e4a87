# A Template subclass with a pattern of its own that lets dots through: the key is a key.
# option: --allow-import=string
# expect-strict: KeyError: f.__globals__
# expect-standard: KeyError: f.__globals__
import string


class T(string.Template):
    idpattern = r"[a-z_.]+"


def f():
    pass


T("${f.__globals__}").substitute(f=f)
print("ESCAPED")
