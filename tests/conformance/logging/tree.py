# option: --policy standard
# The tree of loggers: parents, children, names without a logger, and loggers that come between.
import logging
import pickle

manager = logging.root.manager
manager.loggerDict.clear()


def show():
    print({name: entry.parent.name if isinstance(entry, logging.Logger) else type(entry).__name__
           for name, entry in manager.loggerDict.items()})


for name in ("a.b.c.d", "a.x", "a", "a.b", "q.r.s", "q.r.t", "q.r"):
    logging.getLogger(name)
    show()
for name in ("..", ".x", "x.", "y..z"):
    print(repr(name), logging.getLogger(name).parent.name)
show()
for logger in (logging.root, logging.getLogger("a"), logging.getLogger("a.b"), logging.getLogger("q.r")):
    print(logger, sorted(child.name for child in logger.getChildren()))
print(logging.getLogger("a").getChild("b.c") is logging.getLogger("a.b.c"), logging.getLogger("a.b.c").parent)
print(logging.getLogger("root") is logging.root, logging.getLogger("") is logging.root)
for logger in (logging.root, logging.getLogger("a.b")):
    print(pickle.loads(pickle.dumps(logger)) is logger)


class Other(logging.Logger):
    pass


for make in (lambda: pickle.dumps(Other("other")), lambda: logging.setLoggerClass(int), lambda: logging.getLogger(b"x"),
             lambda: manager.setLoggerClass(str), lambda: setattr(manager, "disable", "nothing")):
    try:
        make()
    except Exception as error:
        print(type(error).__name__, error)
logging.setLoggerClass(Other)
print(type(logging.getLogger("new")).__name__, type(logging.getLogger("a")).__name__)

# Levels come from the nearest logger that has one, unless all are switched off.
child, parent = logging.getLogger("a.b"), logging.getLogger("a")
print(child.isEnabledFor(30), child.isEnabledFor(20), end=" ")
parent.setLevel(10)
print(child.isEnabledFor(20), child.getEffectiveLevel(), end=" ")
logging.disable("INFO")
print(child.isEnabledFor(20), manager.disable, end=" ")
logging.disable(logging.NOTSET)
parent.disabled = child.disabled = True
print(parent.isEnabledFor(50), child.isEnabledFor(50))

#> {'a.b.c.d': 'root', 'a.b.c': 'PlaceHolder', 'a.b': 'PlaceHolder', 'a': 'PlaceHolder'}
#> {'a.b.c.d': 'root', 'a.b.c': 'PlaceHolder', 'a.b': 'PlaceHolder', 'a': 'PlaceHolder', 'a.x': 'root'}
#> {'a.b.c.d': 'a', 'a.b.c': 'PlaceHolder', 'a.b': 'PlaceHolder', 'a': 'root', 'a.x': 'a'}
#> {'a.b.c.d': 'a.b', 'a.b.c': 'PlaceHolder', 'a.b': 'a', 'a': 'root', 'a.x': 'a'}
#> {'a.b.c.d': 'a.b', 'a.b.c': 'PlaceHolder', 'a.b': 'a', 'a': 'root', 'a.x': 'a', 'q.r.s': 'root', 'q.r': 'PlaceHolder', 'q': 'PlaceHolder'}
#> {'a.b.c.d': 'a.b', 'a.b.c': 'PlaceHolder', 'a.b': 'a', 'a': 'root', 'a.x': 'a', 'q.r.s': 'root', 'q.r': 'PlaceHolder', 'q': 'PlaceHolder', 'q.r.t': 'root'}
#> {'a.b.c.d': 'a.b', 'a.b.c': 'PlaceHolder', 'a.b': 'a', 'a': 'root', 'a.x': 'a', 'q.r.s': 'q.r', 'q.r': 'root', 'q': 'PlaceHolder', 'q.r.t': 'q.r'}
#> '..' root
#> '.x' root
#> 'x.' root
#> 'y..z' root
#> {'a.b.c.d': 'a.b', 'a.b.c': 'PlaceHolder', 'a.b': 'a', 'a': 'root', 'a.x': 'a', 'q.r.s': 'q.r', 'q.r': 'root', 'q': 'PlaceHolder', 'q.r.t': 'q.r', '..': 'root', '.': 'PlaceHolder', '.x': 'root', 'x.': 'root', 'x': 'PlaceHolder', 'y..z': 'root', 'y.': 'PlaceHolder'}
#> <RootLogger root (WARNING)> ['a']
#> <Logger a (WARNING)> ['a.b', 'a.x']
#> <Logger a.b (WARNING)> []
#> <Logger q.r (WARNING)> ['q.r.s', 'q.r.t']
#> True <Logger a.b (WARNING)>
#> True True
#> True
#> True
#> PicklingError logger cannot be pickled
#> TypeError logger not derived from logging.Logger: int
#> TypeError A logger name must be a string
#> TypeError logger not derived from logging.Logger: str
#> ValueError Unknown level: 'nothing'
#> Other Logger
#> True False True 10 False 20 False False
