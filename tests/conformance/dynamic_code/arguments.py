# Arguments of eval, exec and compile, and errors for wrong ones.
# option: --policy standard
# stderr: ignore
def t(f, *a, **k):
    try:
        print("ok", repr(f(*a, **k)).split(" at 0x")[0])
    except BaseException as e:
        print(type(e).__name__, e)


class M:
    def __getitem__(s, k):
        return k


t(eval, 1)
t(eval, "1", 1)
t(eval, "1", [])
t(eval, "1", {}, 1)
t(eval, "1", {}, None)
t(eval, "1", None, {})
t(eval, "x", M())
t(eval, "x", {}, M())
t(exec, "x", M())
t(exec, "x", {}, 1)
t(exec, "x", 5)
t(exec, 5)
t(eval, b"1+1")
t(eval, lambda: 1)
t(eval, "\t  1")
t(eval, "[1,\n2]")
t(eval, "é", {"é": 3})
t(eval, "'\U0001F600é'")
t(eval, "\ud800")
t(exec, "x = 1\x00")
t(eval, "1", x=1)
t(eval, "1", globals={})
t(eval, "x", locals={"x": 5})
t(exec, "print(x)", locals={"x": 6}, globals={})
t(compile, "1", "f", "evil")
t(compile, "1", "f", "eval", 99999999999)
t(compile, "1", "f", "eval", 1 << 26)
t(compile, 1, "f", "exec")
t(compile, "1", 5, "exec")
t(compile, "1", "f", "exec", 0, 0, 5)
t(compile, "1", "f", "exec", 0, 0, -2)
t(compile, "1", "f", "func_type")
t(compile)
t(compile, "1")
t(compile, "1", "f", 5)
t(compile, "1", "f\0", "exec")
t(compile, "1", "file.py", "eval")
t(compile, "1", b"bytes.py", "exec")


class P:
    def __fspath__(self):
        return "path.py"


print(compile("1", P(), "exec").co_filename)
t(eval, compile("1", "f", "exec"))
t(eval, compile("1+1", "f", "eval"))
t(exec, compile("1+1", "f", "eval"))
exec(compile("1+1\n", "f", "single"))
exec(compile("a = 5\n", "f", "single"))
exec(compile("None\n", "f", "single"))
eval(compile("'shown'\n", "f", "single"))
t(compile, "a=1\nb=2", "f", "single")
t(compile, "if 1:\n  5", "f", "single")
t(locals, 1)
t(globals, 1)
t(vars, 1)


def f(a, b=2, *c):
    x = 1

    def g():
        return x

    return g


t(exec, f.__code__)
t(exec, f(1).__code__)
t(eval, f(1).__code__)
t(exec, f(1).__code__, closure=f(1).__closure__)
t(exec, f(1).__code__, closure=1)
t(exec, f(1).__code__, closure=())
t(exec, f(1).__code__, closure=(1,))
t(exec, "1", closure=())
t(exec, f.__code__, closure=())


def no_arguments():
    print("runs as a call", sorted(globals())[:2])


exec(no_arguments.__code__, {"print": print, "sorted": sorted, "globals": globals})
print(eval(no_arguments.__code__))

#> TypeError eval() arg 1 must be a string, bytes or code object
#> TypeError globals must be a dict
#> TypeError globals must be a real dict; try eval(expr, {}, mapping)
#> TypeError locals must be a mapping
#> ok 1
#> ok 1
#> TypeError globals must be a real dict; try eval(expr, {}, mapping)
#> ok 'x'
#> TypeError exec() globals must be a dict, not M
#> TypeError locals must be a mapping or None, not int
#> TypeError exec() globals must be a dict, not int
#> TypeError exec() arg 1 must be a string, bytes or code object
#> ok 2
#> TypeError eval() arg 1 must be a string, bytes or code object
#> ok 1
#> ok [1, 2]
#> ok 3
#> ok '😀é'
#> UnicodeEncodeError 'utf-8' codec can't encode character '\ud800' in position 0: surrogates not allowed
#> SyntaxError source code string cannot contain null bytes
#> TypeError eval() got an unexpected keyword argument 'x'
#> ok 1
#> ok 5
#> 6
#> ok None
#> ValueError compile() mode must be 'exec', 'eval' or 'single'
#> OverflowError Python int too large to convert to C int
#> ValueError compile(): unrecognised flags
#> TypeError compile() arg 1 must be a string, bytes or AST object
#> TypeError expected str, bytes or os.PathLike object, not int
#> ValueError compile(): invalid optimize value
#> ValueError compile(): invalid optimize value
#> ValueError compile() mode 'func_type' requires flag PyCF_ONLY_AST
#> TypeError compile() missing required argument 'source' (pos 1)
#> TypeError compile() missing required argument 'filename' (pos 2)
#> TypeError compile() argument 'mode' must be str, not int
#> ValueError embedded null character
#> ok <code object <module>
#> ok <code object <module>
#> path.py
#> ok None
#> ok 2
#> ok None
#> 2
#> 'shown'
#> SyntaxError multiple statements found while compiling a single statement (f, line 1)
#> ok <code object <module>
#> TypeError locals() takes no arguments (1 given)
#> TypeError globals() takes no arguments (1 given)
#> TypeError vars() argument must have __dict__ attribute
#> TypeError f() missing 2 required positional arguments: 'a' and 'b'
#> TypeError code object requires a closure of exactly length 1
#> TypeError code object passed to eval() may not contain free variables
#> ok None
#> TypeError code object requires a closure of exactly length 1
#> TypeError code object requires a closure of exactly length 1
#> TypeError code object requires a closure of exactly length 1
#> TypeError closure can only be used when source is a code object
#> TypeError cannot use a closure with this code object
#> runs as a call ['__builtins__', 'globals']
#> runs as a call ['M', 'P']
#> None
