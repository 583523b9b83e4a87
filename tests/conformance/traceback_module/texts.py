# option: --policy standard
# traceback: texts of exceptions in all forms, entries, summaries.
import traceback, sys, io
def t(l,f):
    try: r=f(); print(l); print(r if isinstance(r,str) else ascii(r))
    except BaseException as e: print(l, type(e), e)
def f(x):
    return g(x) + 1
def g(x):
    return 1 / x
try: f(0)
except ZeroDivisionError as e: err=e; t("exc", lambda: traceback.format_exc())
t("fe", lambda: traceback.format_exception(err))
t("fe3", lambda: traceback.format_exception(type(err),err,err.__traceback__))
t("only", lambda: traceback.format_exception_only(err))
t("only2", lambda: traceback.format_exception_only(ValueError, ValueError("x")))
t("tb", lambda: traceback.format_tb(err.__traceback__))
t("limit", lambda: traceback.format_tb(err.__traceback__, 1))
t("limit", lambda: traceback.format_tb(err.__traceback__, -1))
t("ex", lambda: [(s.filename[-6:], s.lineno, s.name, s.line) for s in traceback.extract_tb(err.__traceback__)])
try:
    try: f(0)
    except ZeroDivisionError as e: raise ValueError("outer") from e
except ValueError as e: err2=e
t("chain", lambda: "".join(traceback.format_exception(err2)))
t("nochain", lambda: "".join(traceback.format_exception(err2, chain=False)))
s=io.StringIO(); traceback.print_exception(err, file=s); t("pe", lambda: s.getvalue())
s=io.StringIO(); traceback.print_tb(err.__traceback__, file=s); t("ptb", lambda: s.getvalue())
te=traceback.TracebackException.from_exception(err2)
t("te", lambda: "".join(te.format()))
t("te", lambda: list(te.format_exception_only()))
t("te", lambda: str(te))
t("te", lambda: te.stack[0].name)
t("te", lambda: te.exc_type_str)
t("none", lambda: traceback.format_exc())
t("n", lambda: traceback.format_exception(None))
t("no tb", lambda: traceback.format_exception(ValueError("a")))
try: compile("1 +","<s>","exec")
except SyntaxError as e: err3=e
t("syn", lambda: traceback.format_exception_only(err3))
n=ValueError("n"); n.add_note("note1"); t("note", lambda: traceback.format_exception_only(n))
t("fl", lambda: traceback.format_list([("f.py",3,"fn","code")]))
t("fs", lambda: repr(traceback.FrameSummary("f",1,"n",lookup_line=False)))
t("eg", lambda: "".join(traceback.format_exception(ExceptionGroup("g",[ValueError(1),TypeError(2)]))))
t("err", lambda: traceback.format_exception(5))

#> exc
#> Traceback (most recent call last):
#>   File "texts.py", line 11, in <module>
#>     try: f(0)
#>          ~^^^
#>   File "texts.py", line 8, in f
#>     return g(x) + 1
#>            ~^^^
#>   File "texts.py", line 10, in g
#>     return 1 / x
#>            ~~^~~
#> ZeroDivisionError: division by zero
#>
#> fe
#> ['Traceback (most recent call last):\n', '  File "texts.py", line 11, in <module>\n    try: f(0)\n         ~^^^\n', '  File "texts.py", line 8, in f\n    return g(x) + 1\n           ~^^^\n', '  File "texts.py", line 10, in g\n    return 1 / x\n           ~~^~~\n', 'ZeroDivisionError: division by zero\n']
#> fe3
#> ['Traceback (most recent call last):\n', '  File "texts.py", line 11, in <module>\n    try: f(0)\n         ~^^^\n', '  File "texts.py", line 8, in f\n    return g(x) + 1\n           ~^^^\n', '  File "texts.py", line 10, in g\n    return 1 / x\n           ~~^~~\n', 'ZeroDivisionError: division by zero\n']
#> only
#> ['ZeroDivisionError: division by zero\n']
#> only2
#> ['ValueError: x\n']
#> tb
#> ['  File "texts.py", line 11, in <module>\n    try: f(0)\n         ~^^^\n', '  File "texts.py", line 8, in f\n    return g(x) + 1\n           ~^^^\n', '  File "texts.py", line 10, in g\n    return 1 / x\n           ~~^~~\n']
#> limit
#> ['  File "texts.py", line 11, in <module>\n    try: f(0)\n         ~^^^\n']
#> limit
#> ['  File "texts.py", line 10, in g\n    return 1 / x\n           ~~^~~\n']
#> ex
#> [('xts.py', 11, '<module>', 'try: f(0)'), ('xts.py', 8, 'f', 'return g(x) + 1'), ('xts.py', 10, 'g', 'return 1 / x')]
#> chain
#> Traceback (most recent call last):
#>   File "texts.py", line 22, in <module>
#>     try: f(0)
#>          ~^^^
#>   File "texts.py", line 8, in f
#>     return g(x) + 1
#>            ~^^^
#>   File "texts.py", line 10, in g
#>     return 1 / x
#>            ~~^~~
#> ZeroDivisionError: division by zero
#>
#> The above exception was the direct cause of the following exception:
#>
#> Traceback (most recent call last):
#>   File "texts.py", line 23, in <module>
#>     except ZeroDivisionError as e: raise ValueError("outer") from e
#>                                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#> ValueError: outer
#>
#> nochain
#> Traceback (most recent call last):
#>   File "texts.py", line 23, in <module>
#>     except ZeroDivisionError as e: raise ValueError("outer") from e
#>                                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#> ValueError: outer
#>
#> pe
#> Traceback (most recent call last):
#>   File "texts.py", line 11, in <module>
#>     try: f(0)
#>          ~^^^
#>   File "texts.py", line 8, in f
#>     return g(x) + 1
#>            ~^^^
#>   File "texts.py", line 10, in g
#>     return 1 / x
#>            ~~^~~
#> ZeroDivisionError: division by zero
#>
#> ptb
#>   File "texts.py", line 11, in <module>
#>     try: f(0)
#>          ~^^^
#>   File "texts.py", line 8, in f
#>     return g(x) + 1
#>            ~^^^
#>   File "texts.py", line 10, in g
#>     return 1 / x
#>            ~~^~~
#>
#> te
#> Traceback (most recent call last):
#>   File "texts.py", line 22, in <module>
#>     try: f(0)
#>          ~^^^
#>   File "texts.py", line 8, in f
#>     return g(x) + 1
#>            ~^^^
#>   File "texts.py", line 10, in g
#>     return 1 / x
#>            ~~^~~
#> ZeroDivisionError: division by zero
#>
#> The above exception was the direct cause of the following exception:
#>
#> Traceback (most recent call last):
#>   File "texts.py", line 23, in <module>
#>     except ZeroDivisionError as e: raise ValueError("outer") from e
#>                                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#> ValueError: outer
#>
#> te
#> ['ValueError: outer\n']
#> te
#> outer
#> te
#> <module>
#> te
#> ValueError
#> none
#> NoneType: None
#>
#> n
#> ['NoneType: None\n']
#> no tb
#> ['ValueError: a\n']
#> syn
#> ['  File "<s>", line 1\n', '    1 +\n', '       ^\n', 'SyntaxError: invalid syntax\n']
#> note
#> ['ValueError: n\n', 'note1\n']
#> fl
#> ['  File "f.py", line 3, in fn\n    code\n']
#> fs
#> <FrameSummary file f, line 1 in n>
#> eg
#>   | ExceptionGroup: g (2 sub-exceptions)
#>   +-+---------------- 1 ----------------
#>     | ValueError: 1
#>     +---------------- 2 ----------------
#>     | TypeError: 2
#>     +------------------------------------
#>
#> err <class 'TypeError'> Exception expected for value, int found
