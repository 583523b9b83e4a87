# programs: context managers.
# option: --policy standard
import contextlib
log = []
class Resource:
    def __init__(self, name, swallow=()):
        self.name, self.swallow = name, swallow
    def __enter__(self):
        log.append(f"open {self.name}")
        return self
    def __exit__(self, kind, value, traceback):
        log.append(f"close {self.name} after {kind.__name__ if kind else None}")
        return kind is not None and issubclass(kind, self.swallow)
with Resource("a") as a, Resource("b", ValueError):
    log.append("body")
    raise ValueError
print(log); log.clear()
try:
    with Resource("outer"):
        with Resource("inner", KeyError):
            raise TypeError("through")
except TypeError as error:
    print(error, log)
log.clear()
@contextlib.contextmanager
def tag(name):
    log.append(f"<{name}>")
    try:
        yield name.upper()
    except ZeroDivisionError:
        log.append("divided")
    finally:
        log.append(f"</{name}>")
with tag("p") as p, tag("b") as b:
    log.append(p + b)
    1 / 0
print("".join(log)); log.clear()
with contextlib.ExitStack() as stack:
    for name in "xyz":
        stack.enter_context(Resource(name))
    stack.callback(log.append, "callback")
print(log); log.clear()
with contextlib.suppress(KeyError, IndexError):
    {}["missing"]
with contextlib.closing(iter_ := (i for i in range(3))) as numbers:
    print(next(numbers))
print(list(iter_))
@tag("decorated")
def work(): log.append("work"); return 5
print(work(), work(), log)
@contextlib.contextmanager
def twice():
    yield 1
    yield 2
try:
    with twice(): pass
except RuntimeError as error:
    print(error)
for bad in (5, object()):
    try:
        with bad: pass
    except TypeError as error:
        print(error)

#> ['open a', 'open b', 'body', 'close b after ValueError', 'close a after None']
#> through ['open outer', 'open inner', 'close inner after TypeError', 'close outer after TypeError']
#> <p><b>PBdivided</b></p>
#> ['open x', 'open y', 'open z', 'callback', 'close z after None', 'close y after None', 'close x after None']
#> 0
#> []
#> 5 5 ['<decorated>', 'work', '</decorated>', '<decorated>', 'work', '</decorated>']
#> generator didn't stop
#> 'int' object does not support the context manager protocol (missed __exit__ method)
#> 'object' object does not support the context manager protocol (missed __exit__ method)
