# Every attribute of a parser, also those that only its own code uses, becomes each of many things, before a document is
# parsed and within each kind of handler, and objects that are no parsers are given to the native part of it.
# option: --allow-import xml.parsers.expat,pyexpat
# expect-strict: contained
# expect-standard: contained
import pyexpat
from xml.parsers import expat

DATA = "<r a='1'>x\n<a k='v' p='&lt;'>y]z&#65;</a><b/><!-- c --><n xmlns:p='u'><p:q p:k='1'/></n>&amp;</r>"
NAMES = [name for name in dir(expat.ParserCreate()) if not name.startswith("__")]
HANDLERS = ("StartElementHandler", "EndElementHandler", "CharacterDataHandler", "DefaultHandler")
tried = 0


class Text(str):
    def __hash__(self):
        return 1

    def __eq__(self, other):
        return True


class Items(list):
    def __len__(self):
        return 1000


class Table(dict):
    def get(self, *arguments):
        return 5

    def setdefault(self, *arguments):
        return self


class Number(int):
    def __index__(self):
        return 2**70


def wrong_values():
    yield from (None, True, 5, -1, 2**40, 2**80, 1.5, "", "text", "\u4e2d" * 40, b"bytes", object(), len)
    yield from ([], [5], [()], [("a",)], [("a", "b", ())], [("a", 5, ())], [(5, "a", ())], [("r", "r", 5)], (), (1, 2))
    yield from ({}, {"": 5}, {"p": 5}, {"p": Text("u")}, {"r": 1, "a": 2}, {Text("a"): "b"}, {"a": []})
    yield from (Text("text"), Items([5]), Items(), Table(), Table(a=5), Number(3))


def use(parser, name, value, handler):
    def change(*arguments):
        nonlocal count
        count += 1
        if count == 2:
            setattr(parser, name, value)

    count = 0
    try:
        for other in HANDLERS:
            setattr(parser, other, lambda *arguments: None)
        if handler is None:
            setattr(parser, name, value)
        else:
            setattr(parser, handler, change)
        parser.Parse(DATA, True)
    except Exception:
        pass


for name in NAMES:
    for handler in (None, *HANDLERS):
        for value in wrong_values():
            for separator in (None, "!"):
                tried += 1
                use(expat.ParserCreate(namespace_separator=separator), name, value, handler)
        parser = expat.ParserCreate()
        for buffers in (False, True):
            parser.buffer_text = buffers
            tried += 1
            try:
                parser.StartElementHandler = lambda *arguments: delattr(parser, name)
                parser.Parse(DATA, True)
            except Exception:
                pass

# What the module has for itself, if the policy shows it.
read = getattr(pyexpat, "_read_ordinary_content", None)
if read is not None:
    slots = [name for name in NAMES if name not in dir(object)]
    lies = type("Lies", (), {"__slots__": [name for name in slots if name != "__dict__"]})
    for value in wrong_values():
        for thing in (value, lies(), lies, expat.ParserCreate()):
            tried += 1
            try:
                for name in slots:
                    setattr(thing, name, value)
            except Exception:
                pass
            try:
                read(thing)
            except Exception:
                pass
print("contained" if tried > 10_000 else f"ESCAPED {tried}")
