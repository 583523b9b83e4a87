# args, str() and repr() of exceptions with any number of arguments.
class Custom(Exception):
    pass


class WithStr(Exception):
    def __str__(self):
        return f"custom str of {self.args}"


class WithInit(Exception):
    def __init__(self, code, detail="none"):
        self.code = code
        self.detail = detail


class Super(Exception):
    def __init__(self, code, detail):
        super().__init__(f"[{code}] {detail}")
        self.code = code


for make in (lambda: Exception(), lambda: Exception("one"), lambda: Exception("one", 2), lambda: Exception(None),
             lambda: Exception(["list"]), lambda: Exception((1, 2)), lambda: Exception(""),
             lambda: Exception("multi\nline"), lambda: Custom(5), lambda: Custom("a", "b", "c"),
             lambda: WithStr(1, 2), lambda: WithInit(3),
             lambda: WithInit(code=4, detail="d") if False else WithInit(4, "d"), lambda: Super(7, "seven"),
             lambda: KeyError("k"), lambda: KeyError("k", 1), lambda: KeyError(), lambda: KeyError(5),
             lambda: OSError("only text"), lambda: OSError(9999, "text", "file.txt"), lambda: OSError(9999, "a"),
             lambda: OSError(1, 2, 3, 4, 5, 6), lambda: OSError(), lambda: OSError("a", "b"),
             lambda: StopIteration(5), lambda: StopIteration(), lambda: SystemExit(3), lambda: SystemExit("msg"),
             lambda: SyntaxError("bad"), lambda: ImportError("imp", name="mod"),
             lambda: AttributeError("attr", name="n", obj=5), lambda: NameError("nm", name="x"),
             lambda: UnicodeError("u")):
    e = make()
    print(repr(e), "|", str(e), "|", e.args, "|", [str(e)], f"{e!r:.10}")
e = ValueError("a")
e.args = (1, 2)
print(e, repr(e), e.args)
e.args = "xy"
print(e.args)
e.extra = "attributes are allowed"
print(e.extra, e.__dict__, ValueError("a") == ValueError("a"), hash(e) == hash(e))
print(StopIteration(5).value, SystemExit(3).code, ImportError("x", name="m", path="p").name, KeyError("k").args[0],
      AttributeError("a", name="n", obj=5).obj, NameError("q", name="z").name,
      SyntaxError("msg", ("file.py", 3, 5, "text")).lineno, SyntaxError("msg").msg)
for bad in (lambda: Exception(x=1), lambda: WithInit(), lambda: Super(1), lambda: ImportError("a", nme=1),
            lambda: UnicodeDecodeError("a"), lambda: setattr(e, "args", 5), lambda: Exception.args.x,
            lambda: delattr(e, "args"), lambda: BaseException.__new__(int)):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)

#> Exception() |  | () | [''] Exception(
#> Exception('one') | one | ('one',) | ['one'] Exception(
#> Exception('one', 2) | ('one', 2) | ('one', 2) | ["('one', 2)"] Exception(
#> Exception(None) | None | (None,) | ['None'] Exception(
#> Exception(['list']) | ['list'] | (['list'],) | ["['list']"] Exception(
#> Exception((1, 2)) | (1, 2) | ((1, 2),) | ['(1, 2)'] Exception(
#> Exception('') |  | ('',) | [''] Exception(
#> Exception('multi\nline') | multi
#> line | ('multi\nline',) | ['multi\nline'] Exception(
#> Custom(5) | 5 | (5,) | ['5'] Custom(5)
#> Custom('a', 'b', 'c') | ('a', 'b', 'c') | ('a', 'b', 'c') | ["('a', 'b', 'c')"] Custom('a'
#> WithStr(1, 2) | custom str of (1, 2) | (1, 2) | ['custom str of (1, 2)'] WithStr(1,
#> WithInit(3) | 3 | (3,) | ['3'] WithInit(3
#> WithInit(4, 'd') | (4, 'd') | (4, 'd') | ["(4, 'd')"] WithInit(4
#> Super('[7] seven') | [7] seven | ('[7] seven',) | ['[7] seven'] Super('[7]
#> KeyError('k') | 'k' | ('k',) | ["'k'"] KeyError('
#> KeyError('k', 1) | ('k', 1) | ('k', 1) | ["('k', 1)"] KeyError('
#> KeyError() |  | () | [''] KeyError()
#> KeyError(5) | 5 | (5,) | ['5'] KeyError(5
#> OSError('only text') | only text | ('only text',) | ['only text'] OSError('o
#> OSError(9999, 'text') | [Errno 9999] text: 'file.txt' | (9999, 'text') | ["[Errno 9999] text: 'file.txt'"] OSError(99
#> OSError(9999, 'a') | [Errno 9999] a | (9999, 'a') | ['[Errno 9999] a'] OSError(99
#> OSError(1, 2, 3, 4, 5, 6) | (1, 2, 3, 4, 5, 6) | (1, 2, 3, 4, 5, 6) | ['(1, 2, 3, 4, 5, 6)'] OSError(1,
#> OSError() |  | () | [''] OSError()
#> OSError('a', 'b') | [Errno a] b | ('a', 'b') | ['[Errno a] b'] OSError('a
#> StopIteration(5) | 5 | (5,) | ['5'] StopIterat
#> StopIteration() |  | () | [''] StopIterat
#> SystemExit(3) | 3 | (3,) | ['3'] SystemExit
#> SystemExit('msg') | msg | ('msg',) | ['msg'] SystemExit
#> SyntaxError('bad') | bad | ('bad',) | ['bad'] SyntaxErro
#> ImportError('imp') | imp | ('imp',) | ['imp'] ImportErro
#> AttributeError('attr') | attr | ('attr',) | ['attr'] AttributeE
#> NameError('nm') | nm | ('nm',) | ['nm'] NameError(
#> UnicodeError('u') | u | ('u',) | ['u'] UnicodeErr
#> (1, 2) ValueError(1, 2) (1, 2)
#> ('x', 'y')
#> attributes are allowed {'extra': 'attributes are allowed'} False True
#> 5 3 m k 5 z 3 msg
#> TypeError Exception() takes no keyword arguments
#> TypeError WithInit.__init__() missing 1 required positional argument: 'code'
#> TypeError Super.__init__() missing 1 required positional argument: 'detail'
#> TypeError ImportError() got an unexpected keyword argument 'nme'. Did you mean 'name'?
#> TypeError function takes exactly 5 arguments (1 given)
#> TypeError 'int' object is not iterable
#> AttributeError 'getset_descriptor' object has no attribute 'x'
#> TypeError args may not be deleted
#> TypeError BaseException.__new__(int): int is not a subtype of BaseException
