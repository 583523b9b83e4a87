# traceback: summaries of frames and exceptions as data, chains, groups, limits and stacks.
# option: --policy standard
import io
import re
import sys
import traceback
from traceback import FrameSummary, StackSummary, TracebackException


def f(x):
    return g(x) + 1


def g(x):
    return [1][x] + len(
        str(x), x)


def deep(n):
    return deep(n - 1) if n else 1 / 0


def caught(function, *args):
    try:
        function(*args)
    except BaseException as error:
        return error


def chained():
    try:
        f(0)
    except TypeError as error:
        try:
            raise KeyError("cause") from error
        except KeyError:
            raise ValueError("last")


def grouped():
    first = caught(f, 3)
    first.add_note("a note\nof two lines")
    second = ExceptionGroup("inner", [caught(deep, 0), ValueError("")])
    raise ExceptionGroup("outer", [first, second, *map(OSError, range(20))])


def show(title, items):
    print("---", title)
    print("".join(items) if not isinstance(items, str) else items)


error = caught(f, 3)
for frame in traceback.extract_tb(error.__traceback__):
    print(frame.lineno, frame.end_lineno, frame.colno, frame.end_colno, frame.name, repr(frame.line),
          frame.locals, len(frame), frame[2], frame == tuple(frame))
for frame in traceback.extract_tb(caught(f, 0).__traceback__, limit=-1):
    print(frame.lineno, frame.end_lineno, frame.colno, frame.end_colno, frame.line)
for limit in (None, 0, 1, 2, -1, -2, 9):
    show(limit, traceback.format_exception(error, limit=limit))
    print(len(traceback.format_tb(error.__traceback__, limit)), limit)
show("recursion", traceback.format_exception(caught(deep, 20)))
show("chained", traceback.format_exception(caught(chained)))
show("not chained", traceback.format_exception(caught(chained), chain=False))
show("grouped", traceback.format_exception(caught(grouped)))
show("only", traceback.format_exception_only(caught(grouped)))
show("show_group", traceback.format_exception_only(caught(grouped), show_group=True))
made = TracebackException.from_exception(caught(grouped), max_group_width=2, max_group_depth=1,
                                         capture_locals=True)
show("narrow", [re.sub("0x[0-9a-f]+", "", text) for text in made.format()])
print(made.exc_type_str, str(made), len(made.exceptions), made.exceptions[0].__notes__)
for compact in (False, True):
    te = TracebackException.from_exception(caught(chained), compact=compact)
    print(te.__cause__ is None, str(te.__context__), str(te.__context__.__cause__),
          te.__suppress_context__, te.__context__.__context__ is None)
print(TracebackException.from_exception(error) == TracebackException.from_exception(error),
      TracebackException.from_exception(error) == TracebackException.from_exception(caught(f, 3)),
      TracebackException.from_exception(error) == 3)
for source in ("1 +", "x = (", "def f(:\n pass", "  a", "'abc"):
    te = TracebackException.from_exception(caught(compile, source, "<text>", "exec"))
    show((te.filename, te.lineno, te.offset, te.msg), te.format_exception_only())
for text in ("prin", "[].appen", "import sys; sys.versio"):
    wrong = caught(exec, text, {"__builtins__": __builtins__})
    print(TracebackException.from_exception(wrong), list(traceback.format_exception_only(wrong)))
for args in ((None,), (ValueError("x"),), (ValueError, ValueError("y")), (None, None)):
    print(traceback.format_exception_only(*args))
print(repr(caught(traceback.format_exception, 5)), repr(caught(traceback.format_exception, KeyError, 1)))

summary = StackSummary.from_list([("a.py", 1, "one", "text"), FrameSummary("b.py", 2, "two", line=" x ")])
print(summary.format(), summary)
summary = StackSummary.from_list([("a.py", 1, "one", "text")] * 6)
print(summary.format())
frame = FrameSummary("c.py", 7, "three", locals={"b": [1], "a": "x"}, line="y = b", lookup_line=False)
print(StackSummary([frame]).format(), frame.locals, frame == FrameSummary("c.py", 7, "three"))


class Short(StackSummary):
    def format_frame_summary(self, frame, **kwargs):
        return None if frame.name == "f" else f"{frame.name}@{frame.lineno}\n"


print(Short.extract(traceback.walk_tb(error.__traceback__)).format())


def outer():
    return inner()


def inner():
    out = io.StringIO()
    traceback.print_stack(file=out)
    return (traceback.extract_stack(), list(traceback.walk_stack(None)), out.getvalue(),
            traceback.format_stack(limit=2), traceback.extract_stack(limit=1))


stack, walked, printed, formatted, first = outer()
print([frame.name for frame in stack][-2:], [frame.line for frame in stack][-2:])
print([frame.f_code.co_name for frame, _ in walked][:2], len(first))
print("".join(printed.splitlines(keepends=True)[-4:]))
print("".join(formatted))
out = io.StringIO()
traceback.print_list(stack[-2:], file=out)
print(out.getvalue())
traceback.clear_frames(error.__traceback__)
print([frame.f_locals for frame, _ in traceback.walk_tb(error.__traceback__)][1:])
print(repr(caught(traceback.print_last)))

#> 25 25 8 23 caught 'function(*args)' None 4 caught True
#> 11 11 11 15 f 'return g(x) + 1' None 4 f True
#> 15 15 11 17 g 'return [1][x] + len(' None 4 g True
#> 15 16 20 18 return [1][x] + len(
#> --- None
#> Traceback (most recent call last):
#>   File "summaries.py", line 25, in caught
#>     function(*args)
#>     ~~~~~~~~^^^^^^^
#>   File "summaries.py", line 11, in f
#>     return g(x) + 1
#>            ~^^^
#>   File "summaries.py", line 15, in g
#>     return [1][x] + len(
#>            ~~~^^^
#> IndexError: list index out of range
#>
#> 3 None
#> --- 0
#> IndexError: list index out of range
#>
#> 0 0
#> --- 1
#> Traceback (most recent call last):
#>   File "summaries.py", line 25, in caught
#>     function(*args)
#>     ~~~~~~~~^^^^^^^
#> IndexError: list index out of range
#>
#> 1 1
#> --- 2
#> Traceback (most recent call last):
#>   File "summaries.py", line 25, in caught
#>     function(*args)
#>     ~~~~~~~~^^^^^^^
#>   File "summaries.py", line 11, in f
#>     return g(x) + 1
#>            ~^^^
#> IndexError: list index out of range
#>
#> 2 2
#> --- -1
#> Traceback (most recent call last):
#>   File "summaries.py", line 15, in g
#>     return [1][x] + len(
#>            ~~~^^^
#> IndexError: list index out of range
#>
#> 1 -1
#> --- -2
#> Traceback (most recent call last):
#>   File "summaries.py", line 11, in f
#>     return g(x) + 1
#>            ~^^^
#>   File "summaries.py", line 15, in g
#>     return [1][x] + len(
#>            ~~~^^^
#> IndexError: list index out of range
#>
#> 2 -2
#> --- 9
#> Traceback (most recent call last):
#>   File "summaries.py", line 25, in caught
#>     function(*args)
#>     ~~~~~~~~^^^^^^^
#>   File "summaries.py", line 11, in f
#>     return g(x) + 1
#>            ~^^^
#>   File "summaries.py", line 15, in g
#>     return [1][x] + len(
#>            ~~~^^^
#> IndexError: list index out of range
#>
#> 3 9
#> --- recursion
#> Traceback (most recent call last):
#>   File "summaries.py", line 25, in caught
#>     function(*args)
#>     ~~~~~~~~^^^^^^^
#>   File "summaries.py", line 20, in deep
#>     return deep(n - 1) if n else 1 / 0
#>            ~~~~^^^^^^^
#>   File "summaries.py", line 20, in deep
#>     return deep(n - 1) if n else 1 / 0
#>            ~~~~^^^^^^^
#>   File "summaries.py", line 20, in deep
#>     return deep(n - 1) if n else 1 / 0
#>            ~~~~^^^^^^^
#>   [Previous line repeated 18 more times]
#> ZeroDivisionError: division by zero
#>
#> --- chained
#> Traceback (most recent call last):
#>   File "summaries.py", line 32, in chained
#>     f(0)
#>     ~^^^
#>   File "summaries.py", line 11, in f
#>     return g(x) + 1
#>            ~^^^
#>   File "summaries.py", line 15, in g
#>     return [1][x] + len(
#>                     ~~~^
#>         str(x), x)
#>         ^^^^^^^^^^
#> TypeError: len() takes exactly one argument (2 given)
#>
#> The above exception was the direct cause of the following exception:
#>
#> Traceback (most recent call last):
#>   File "summaries.py", line 35, in chained
#>     raise KeyError("cause") from error
#> KeyError: 'cause'
#>
#> During handling of the above exception, another exception occurred:
#>
#> Traceback (most recent call last):
#>   File "summaries.py", line 25, in caught
#>     function(*args)
#>     ~~~~~~~~^^^^^^^
#>   File "summaries.py", line 37, in chained
#>     raise ValueError("last")
#> ValueError: last
#>
#> --- not chained
#> Traceback (most recent call last):
#>   File "summaries.py", line 25, in caught
#>     function(*args)
#>     ~~~~~~~~^^^^^^^
#>   File "summaries.py", line 37, in chained
#>     raise ValueError("last")
#> ValueError: last
#>
#> --- grouped
#>   + Exception Group Traceback (most recent call last):
#>   |   File "summaries.py", line 25, in caught
#>   |     function(*args)
#>   |     ~~~~~~~~^^^^^^^
#>   |   File "summaries.py", line 44, in grouped
#>   |     raise ExceptionGroup("outer", [first, second, *map(OSError, range(20))])
#>   | ExceptionGroup: outer (22 sub-exceptions)
#>   +-+---------------- 1 ----------------
#>     | Traceback (most recent call last):
#>     |   File "summaries.py", line 25, in caught
#>     |     function(*args)
#>     |     ~~~~~~~~^^^^^^^
#>     |   File "summaries.py", line 11, in f
#>     |     return g(x) + 1
#>     |            ~^^^
#>     |   File "summaries.py", line 15, in g
#>     |     return [1][x] + len(
#>     |            ~~~^^^
#>     | IndexError: list index out of range
#>     | a note
#>     | of two lines
#>     +---------------- 2 ----------------
#>     | ExceptionGroup: inner (2 sub-exceptions)
#>     +-+---------------- 1 ----------------
#>       | Traceback (most recent call last):
#>       |   File "summaries.py", line 25, in caught
#>       |     function(*args)
#>       |     ~~~~~~~~^^^^^^^
#>       |   File "summaries.py", line 20, in deep
#>       |     return deep(n - 1) if n else 1 / 0
#>       |                                  ~~^~~
#>       | ZeroDivisionError: division by zero
#>       +---------------- 2 ----------------
#>       | ValueError
#>       +------------------------------------
#>     +---------------- 3 ----------------
#>     | OSError: 0
#>     +---------------- 4 ----------------
#>     | OSError: 1
#>     +---------------- 5 ----------------
#>     | OSError: 2
#>     +---------------- 6 ----------------
#>     | OSError: 3
#>     +---------------- 7 ----------------
#>     | OSError: 4
#>     +---------------- 8 ----------------
#>     | OSError: 5
#>     +---------------- 9 ----------------
#>     | OSError: 6
#>     +---------------- 10 ----------------
#>     | OSError: 7
#>     +---------------- 11 ----------------
#>     | OSError: 8
#>     +---------------- 12 ----------------
#>     | OSError: 9
#>     +---------------- 13 ----------------
#>     | OSError: 10
#>     +---------------- 14 ----------------
#>     | OSError: 11
#>     +---------------- 15 ----------------
#>     | OSError: 12
#>     +---------------- ... ----------------
#>     | and 7 more exceptions
#>     +------------------------------------
#>
#> --- only
#> ExceptionGroup: outer (22 sub-exceptions)
#>
#> --- show_group
#> ExceptionGroup: outer (22 sub-exceptions)
#>    IndexError: list index out of range
#>    a note
#>    of two lines
#>    ExceptionGroup: inner (2 sub-exceptions)
#>       ZeroDivisionError: division by zero
#>       ValueError
#>    OSError: 0
#>    OSError: 1
#>    OSError: 2
#>    OSError: 3
#>    OSError: 4
#>    OSError: 5
#>    OSError: 6
#>    OSError: 7
#>    OSError: 8
#>    OSError: 9
#>    OSError: 10
#>    OSError: 11
#>    OSError: 12
#>    OSError: 13
#>    OSError: 14
#>    OSError: 15
#>    OSError: 16
#>    OSError: 17
#>    OSError: 18
#>    OSError: 19
#>
#> --- narrow
#>   + Exception Group Traceback (most recent call last):
#>   |   File "summaries.py", line 25, in caught
#>   |     function(*args)
#>   |     ~~~~~~~~^^^^^^^
#>   |     args = ()
#>   |     function = <function grouped at >
#>   |   File "summaries.py", line 44, in grouped
#>   |     raise ExceptionGroup("outer", [first, second, *map(OSError, range(20))])
#>   |     first = IndexError('list index out of range')
#>   |     second = ExceptionGroup('inner', [ZeroDivisionError('division by zero'), ValueError('')])
#>   | ExceptionGroup: outer (22 sub-exceptions)
#>   +-+---------------- 1 ----------------
#>     | Traceback (most recent call last):
#>     |   File "summaries.py", line 25, in caught
#>     |     function(*args)
#>     |     ~~~~~~~~^^^^^^^
#>     |     args = (3,)
#>     |     function = <function f at >
#>     |   File "summaries.py", line 11, in f
#>     |     return g(x) + 1
#>     |            ~^^^
#>     |     x = 3
#>     |   File "summaries.py", line 15, in g
#>     |     return [1][x] + len(
#>     |            ~~~^^^
#>     |     x = 3
#>     | IndexError: list index out of range
#>     | a note
#>     | of two lines
#>     +---------------- 2 ----------------
#>     | ... (max_group_depth is 1)
#>     +---------------- ... ----------------
#>     | and 20 more exceptions
#>     +------------------------------------
#>
#> ExceptionGroup outer (22 sub-exceptions) 22 ['a note\nof two lines']
#> True 'cause' len() takes exactly one argument (2 given) False True
#> True 'cause' len() takes exactly one argument (2 given) False True
#> True True False
#> --- ('<text>', '1', 4, 'invalid syntax')
#>   File "<text>", line 1
#>     1 +
#>        ^
#> SyntaxError: invalid syntax
#>
#> --- ('<text>', '1', 5, "'(' was never closed")
#>   File "<text>", line 1
#>     x = (
#>         ^
#> SyntaxError: '(' was never closed
#>
#> --- ('<text>', '1', 7, 'invalid syntax')
#>   File "<text>", line 1
#>     def f(:
#>           ^
#> SyntaxError: invalid syntax
#>
#> --- ('<text>', '1', 2, 'unexpected indent')
#>   File "<text>", line 1
#>     a
#> IndentationError: unexpected indent
#>
#> --- ('<text>', '1', 1, 'unterminated string literal (detected at line 1)')
#>   File "<text>", line 1
#>     'abc
#>     ^
#> SyntaxError: unterminated string literal (detected at line 1)
#>
#> name 'prin' is not defined. Did you mean: 'print'? ["NameError: name 'prin' is not defined\n"]
#> 'list' object has no attribute 'appen'. Did you mean: 'append'? ["AttributeError: 'list' object has no attribute 'appen'. Did you mean: 'append'?\n"]
#> module 'sys' has no attribute 'versio'. Did you mean: 'version'? ["AttributeError: module 'sys' has no attribute 'versio'. Did you mean: 'version'?\n"]
#> ['NoneType: None\n']
#> ['ValueError: x\n']
#> ['ValueError: y\n']
#> ['NoneType: None\n']
#> TypeError('Exception expected for value, int found') ValueError('Both or neither of value and tb must be given')
#> ['  File "a.py", line 1, in one\n    text\n', '  File "b.py", line 2, in two\n    x\n'] [<FrameSummary file a.py, line 1 in one>, <FrameSummary file b.py, line 2 in two>]
#> ['  File "a.py", line 1, in one\n    text\n', '  File "a.py", line 1, in one\n    text\n', '  File "a.py", line 1, in one\n    text\n', '  [Previous line repeated 3 more times]\n']
#> ['  File "c.py", line 7, in three\n    y = b\n    a = \'x\'\n    b = [1]\n'] {'b': '[1]', 'a': "'x'"} False
#> ['caught@25\n', 'g@15\n']
#> ['outer', 'inner'] ['return inner()', 'return (traceback.extract_stack(), list(traceback.walk_stack(None)), out.getvalue(),']
#> ['inner', 'outer'] 1
#>   File "summaries.py", line 105, in outer
#>     return inner()
#>   File "summaries.py", line 110, in inner
#>     traceback.print_stack(file=out)
#>
#>   File "summaries.py", line 105, in outer
#>     return inner()
#>   File "summaries.py", line 112, in inner
#>     traceback.format_stack(limit=2), traceback.extract_stack(limit=1))
#>
#>   File "summaries.py", line 105, in outer
#>     return inner()
#>   File "summaries.py", line 111, in inner
#>     return (traceback.extract_stack(), list(traceback.walk_stack(None)), out.getvalue(),
#>
#> [{}, {}]
#> ValueError('no last exception')
