# doctest, timeit, gettext and what evaluates annotations run no text for a program that may not.
# option: --allow-import timeit,gettext,collections,dataclasses,typing,annotationlib,enum,ast,logging,string
# option-standard: --disable eval
# expect-strict: contained
# expect-standard: contained
import annotationlib
import ast
import collections
import dataclasses
import enum
import gettext
import logging
import string
import timeit
import typing

ran = []
TEXT = "ran.append(1)"


class Annotated:
    pass


Annotated.__annotations__ = {"name": TEXT}
for action in (lambda: timeit.timeit(TEXT, globals=globals(), number=1), lambda: timeit.Timer(TEXT, TEXT).timeit(1),
               lambda: timeit.main(["-n1", "print('ESCAPED')"]), lambda: gettext.c2py("n != 1")(2),
               lambda: gettext.c2py(TEXT),
               lambda: collections.namedtuple("N", "x " + TEXT),
               lambda: dataclasses.make_dataclass("D", [("a: " + TEXT, int)]),
               lambda: typing.ForwardRef(TEXT).evaluate(globals=globals()), lambda: typing.get_type_hints(Annotated),
               lambda: annotationlib.ForwardRef(TEXT).evaluate(globals=globals()), lambda: ast.literal_eval(TEXT),
               lambda: enum.Enum("E", TEXT), lambda: logging.Formatter("{" + TEXT + "}", style="{"),
               lambda: string.Formatter().format("{0." + TEXT + "}", ran),
               lambda: timeit.timeit.__globals__["exec"](TEXT),
               lambda: timeit.timeit.__builtins__["exec"](TEXT), lambda: timeit.exec(TEXT), lambda: gettext.exec(TEXT),
               lambda: timeit.timeit.__globals__["__builtins__"]["exec"](TEXT)):
    try:
        action()
    except (NameError, ValueError, TypeError, SyntaxError, AttributeError, KeyError):
        pass
print("contained" if not ran else f"ESCAPED {ran}")
