# A Template subclass whose own pattern allows dots: the key is only a key.
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
