# Docstrings, pass and Ellipsis bodies, module docstring absence, string statements.
def doc():
    "single"


def multi():
    """First line.

        Indented.
    Last.
    """


def late():
    x = 1
    "not a docstring"


def concatenated():
    "a" \
    "b"


def raw():
    r"""back\slash"""


def byte():
    b"not a docstring"


def tup():
    "a", "b"


class C:
    """Class doc."""

    def m(self): "method doc"

    x = """attribute"""
    """string after attribute"""


class D(C):
    pass


class E(C): ...


def p(): pass


def q(): ...


async_free = lambda: None
for f in (doc, multi, late, concatenated, raw, byte, tup, C.m, C, D, E, p, q, async_free):
    print(f.__name__, repr(f.__doc__))
print(p(), q(), D().x, C.__doc__, D.__doc__, C().__doc__, __name__)
doc.__doc__ = "changed"
print(doc.__doc__)
if True: ...
else: pass
for _ in range(2): ...
while False: pass
try: ...
except ValueError: pass
finally: ...
with_doc = {k: v for k, v in [("a", ...)]}
print(with_doc, ... is Ellipsis, ..., type(...), [...], (..., 1)[0])

#> doc 'single'
#> multi 'First line.\n\n    Indented.\nLast.\n'
#> late None
#> concatenated 'ab'
#> raw 'back\\slash'
#> byte None
#> tup None
#> m 'method doc'
#> C 'Class doc.'
#> D None
#> E None
#> p None
#> q None
#> <lambda> None
#> None None attribute Class doc. None Class doc. __main__
#> changed
#> {'a': Ellipsis} True Ellipsis <class 'ellipsis'> [Ellipsis] Ellipsis
