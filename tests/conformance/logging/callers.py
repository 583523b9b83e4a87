# option: --policy standard
# Whom a record names: the caller of logging, of an adapter, of a method that calls logging, and callers further out.
import io
import logging

stream = io.StringIO()
handler = logging.StreamHandler(stream)
handler.setFormatter(logging.Formatter("%(funcName)s %(lineno)d %(module)s %(message)s"))
root = logging.getLogger()
root.addHandler(handler)


class Loud(logging.getLoggerClass()):
    def info(self, *args, **kwargs):
        super().warning(*args, **kwargs)


def outer():
    middle()


def middle():
    inner()


def inner():
    for level in (1, 2, 3):
        logging.error("level %d", level, stacklevel=level)
    adapter = logging.LoggerAdapter(root, {})
    adapter.error("adapter")
    adapter.error("adapter, level 2", stacklevel=2)
    logging.LoggerAdapter(adapter, {}).error("adapter of an adapter")
    loud = Loud("loud")
    loud.parent = root
    loud.info("own method")
    (lambda: root.error("lambda"))()
    root.log(45, "log")
    try:
        1 / 0
    except ZeroDivisionError:
        adapter.exception("exception", exc_info=False)
    root.error("stack", stack_info=True)
    print(root.findCaller()[1:], root.findCaller(stacklevel=2)[1:3])


outer()
lines = stream.getvalue().splitlines()
start = lines.index("Stack (most recent call last):")
print(*lines[:start + 1], *lines[-4:], sep="\n")

#> (43, 'inner', None) (23, 'middle')
#> inner 28 callers level 1
#> middle 23 callers level 2
#> outer 19 callers level 3
#> inner 30 callers adapter
#> middle 23 callers adapter, level 2
#> inner 32 callers adapter of an adapter
#> info 15 callers own method
#> <lambda> 36 callers lambda
#> inner 37 callers log
#> inner 41 callers exception
#> inner 42 callers stack
#> Stack (most recent call last):
#>   File "callers.py", line 23, in middle
#>     inner()
#>   File "callers.py", line 42, in inner
#>     root.error("stack", stack_info=True)
