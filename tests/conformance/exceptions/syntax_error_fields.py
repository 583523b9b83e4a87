# The fields of SyntaxError and its text.
def show(label, function):
    try:
        result = function()
        print(label, "=>", repr(result))
    except BaseException as error:
        print(label, "!!", type(error).__name__, error)


def assign(target, name, value):
    setattr(target, name, value)
    return getattr(target, name)


def delete(target, name):
    delattr(target, name)
    return getattr(target, name)


def fields(*arguments):
    def get():
        e = SyntaxError(*arguments)
        return e.args, e.msg, e.filename, e.lineno, e.offset, e.text, e.end_lineno, e.end_offset, e.print_file_and_line, str(e), repr(e)
    return get


for arguments in ((), ("m",), ("m", ("f", 1, 2, "t")), ("m", ("f", 1, 2, "t", 1, 3)), ("m", ("f", 1, 2, "t",
    1)), ("m", ("f", 1, 2)),
                  ("m", (1, 2, 3, 4, 5, 6, 7, 8)), ("m",
                      5), ("m", ("/a/b/f", None, None, None)), ("m", (None, 4, None, None)),
                  ("m", (None, True, None, None)), ("m",
                      "abcd"), (None,), (5, ("a/", "b", 1, 2)), ("m", ("f", 1, 2, "t", 1, 3, "meta")),
                  ("a", "b", "c"), ("m", ["f", 1, 2, "t"]), ("m", ("日/本", 1, 2, "t"))):
    show(arguments, fields(*arguments))
show("keyword", lambda: SyntaxError(msg=1))
error = SyntaxError("m", ("f", 1, 2, "t"))
for name in ("msg", "filename", "lineno", "offset", "text", "end_lineno", "end_offset", "print_file_and_line"):
    show(name, lambda: assign(error, name, name))
    show("str", lambda: str(error))
    show(name, lambda: delete(error, name))
    show("str", lambda: str(error))
show("subclass", lambda: (TabError("m", ("f", 1, 2, "t")).lineno, isinstance(TabError(), IndentationError)))

#> () => ((), None, None, None, None, None, None, None, None, 'None', 'SyntaxError()')
#> ('m',) => (('m',), 'm', None, None, None, None, None, None, None, 'm', "SyntaxError('m')")
#> ('m', ('f', 1, 2, 't')) => (('m', ('f', 1, 2, 't')), 'm', 'f', 1, 2, 't', None, None, None, 'm (f, line 1)', "SyntaxError('m', ('f', 1, 2, 't'))")
#> ('m', ('f', 1, 2, 't', 1, 3)) => (('m', ('f', 1, 2, 't', 1, 3)), 'm', 'f', 1, 2, 't', 1, 3, None, 'm (f, line 1)', "SyntaxError('m', ('f', 1, 2, 't', 1, 3))")
#> ('m', ('f', 1, 2, 't', 1)) !! TypeError end_offset must be provided when end_lineno is provided
#> ('m', ('f', 1, 2)) !! TypeError function takes at least 4 arguments (3 given)
#> ('m', (1, 2, 3, 4, 5, 6, 7, 8)) !! TypeError function takes at most 7 arguments (8 given)
#> ('m', 5) !! TypeError 'int' object is not iterable
#> ('m', ('/a/b/f', None, None, None)) => (('m', ('/a/b/f', None, None, None)), 'm', '/a/b/f', None, None, None, None, None, None, 'm (f)', "SyntaxError('m', ('/a/b/f', None, None, None))")
#> ('m', (None, 4, None, None)) => (('m', (None, 4, None, None)), 'm', None, 4, None, None, None, None, None, 'm (line 4)', "SyntaxError('m', (None, 4, None, None))")
#> ('m', (None, True, None, None)) => (('m', (None, True, None, None)), 'm', None, True, None, None, None, None, None, 'm', "SyntaxError('m', (None, True, None, None))")
#> ('m', 'abcd') => (('m', 'abcd'), 'm', 'a', 'b', 'c', 'd', None, None, None, 'm (a)', "SyntaxError('m', 'abcd')")
#> (None,) => ((None,), None, None, None, None, None, None, None, None, 'None', 'SyntaxError(None)')
#> (5, ('a/', 'b', 1, 2)) => ((5, ('a/', 'b', 1, 2)), 5, 'a/', 'b', 1, 2, None, None, None, '5 ()', "SyntaxError(5, ('a/', 'b', 1, 2))")
#> ('m', ('f', 1, 2, 't', 1, 3, 'meta')) => (('m', ('f', 1, 2, 't', 1, 3, 'meta')), 'm', 'f', 1, 2, 't', 1, 3, None, 'm (f, line 1)', "SyntaxError('m', ('f', 1, 2, 't', 1, 3, 'meta'))")
#> ('a', 'b', 'c') => (('a', 'b', 'c'), 'a', None, None, None, None, None, None, None, 'a', "SyntaxError('a', 'b', 'c')")
#> ('m', ['f', 1, 2, 't']) => (('m', ['f', 1, 2, 't']), 'm', 'f', 1, 2, 't', None, None, None, 'm (f, line 1)', "SyntaxError('m', ['f', 1, 2, 't'])")
#> ('m', ('日/本', 1, 2, 't')) => (('m', ('日/本', 1, 2, 't')), 'm', '日/本', 1, 2, 't', None, None, None, 'm (本, line 1)', "SyntaxError('m', ('日/本', 1, 2, 't'))")
#> keyword !! TypeError SyntaxError() takes no keyword arguments
#> msg => 'msg'
#> str => 'msg (f, line 1)'
#> msg => None
#> str => 'None (f, line 1)'
#> filename => 'filename'
#> str => 'None (filename, line 1)'
#> filename => None
#> str => 'None (line 1)'
#> lineno => 'lineno'
#> str => 'None'
#> lineno => None
#> str => 'None'
#> offset => 'offset'
#> str => 'None'
#> offset => None
#> str => 'None'
#> text => 'text'
#> str => 'None'
#> text => None
#> str => 'None'
#> end_lineno => 'end_lineno'
#> str => 'None'
#> end_lineno => None
#> str => 'None'
#> end_offset => 'end_offset'
#> str => 'None'
#> end_offset => None
#> str => 'None'
#> print_file_and_line => 'print_file_and_line'
#> str => 'None'
#> print_file_and_line => None
#> str => 'None'
#> subclass => (1, True)
