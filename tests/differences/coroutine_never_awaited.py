# A forgotten coroutine is reported where a statement drops it.
# option: --policy standard
# cpython: "coroutine ... was never awaited" is reported whenever a coroutine that was never started is freed.
# reason: There are no reference counts. The usual mistake is a statement that calls a coroutine function and drops the result, which the compiler sees.
import sys
import io


async def f():
    pass


errors = sys.stderr
sys.stderr = io.StringIO()
f()
forgotten = f()
forgotten = None
text = sys.stderr.getvalue()
sys.stderr = errors
print(text.count("was never awaited"))

#> 1
