# option: --policy standard
# Syntax trees: parsing, dumps, values of literals, text, visitors, constructors.
import ast
print(ast.dump(ast.parse("x = 1 + y*2\nf(a, *b, c=3)")))
print(ast.dump(ast.parse("def f(a, /, b=1, *c, d, e=2, **g) -> int:\n  'doc'\n  return [x for x in y if z]"),
               indent=1))
print(ast.literal_eval("{'a': [1, 2.5, -3+4j, b'x', None, True, ..., (1,), {1,2}, set()]}"))
for bad in ("f(x)", "a", "1+2", "[x]"):
    try: print(ast.literal_eval(bad))
    except ValueError as e: print(e)
src = '''
import a.b as c
from .. import x
@dec
class A(B, metaclass=M):
    """doc "quoted" """
    x: int = 3
    (y): str
    def f(self, *, a=1): pass
    async def g(self):
        async for i in x: await y
        async with a as b, c: pass
        return (yield)
for i, j in k:
    break
else: continue
while x: pass
if a: pass
elif b: x
else: y
try: a
except (A, B) as e: raise X from e
except* : pass
''' 
src = src.replace("except* : pass\n", "finally: pass\n").replace("else: continue","else: pass") + '''
match x:
    case [1, *r] if z: pass
    case {"a": 1, **k}: pass
    case A(b, c=d) | None: pass
    case (1 | 2) as q: pass
    case -1+2j: pass
    case _: pass
x = lambda a, *b: (a, b)
y = f"{x!r:>{w}} {{}} {'a'}" + t"{z}"
z = a if b else c
print(-x ** 2, (-x) ** 2, not a, (a and b) or c, a < b < c, (a, b)[1:2, ::3], {**a, 'b': 1}, {*a}, x[1,], (yield_ := 3))
type X[T: int, *Ts, **P] = list[T]
def f[T](x: T) -> T: ...
with a as (b, c): pass
del a, b
global q
assert a, b
a @= b; a **= b; a //= 3
(1).real, 1.5.real, "x".y
x = 1e400, -1e400j
'''
t = ast.parse(src)
u = ast.unparse(t)
print(u)
print(ast.compare(ast.parse(u), t), ast.dump(ast.parse(u)) == ast.dump(t))
print(repr(ast.parse("a+b").body[0]), ast.Name("x"), ast.Name("x", ast.Store()).ctx, ast.Constant(1).kind)
n = ast.Call(ast.Name("f"), [ast.Constant(i) for i in range(4)])
print(n, ast.unparse(n), n.keywords)
class T(ast.NodeTransformer):
    def visit_Name(self, node): return ast.copy_location(ast.Constant(42), node)
print(ast.unparse(T().visit(ast.parse("a + b * c"))))
class V(ast.NodeVisitor):
    def visit_BinOp(self, n): print(type(n.op).__name__); self.generic_visit(n)
V().visit(ast.parse("a+b*c"))
print([type(n).__name__ for n in ast.walk(ast.parse("a+b"))])
print(ast.get_docstring(ast.parse("'''x\n   y'''")),
      ast.get_source_segment("a + (b *\n c)", ast.parse("a + (b *\n c)").body[0].value.right))
print(compile("1+1", "", "eval", ast.PyCF_ONLY_AST))
try: ast.parse("a b")
except SyntaxError as e: print(e, e.lineno, e.offset, e.filename)
print(ast.Add.__mro__, ast.expr._attributes, ast.BinOp._fields, ast.BinOp.__doc__, ast.BinOp._field_types,
      ast.Constant.__match_args__, ast.Module.__doc__)
for a in ((1,2,3),): 
    try: ast.Name(*a)
    except TypeError as e: print(e)
try: ast.Name("x", id="y")
except TypeError as e: print(e)
match ast.parse("f(1)", mode="eval"):
    case ast.Expression(ast.Call(ast.Name(id), [ast.Constant(v)])): print(id, v)
print(isinstance(ast.parse("x",mode="single"), ast.Interactive),
      ast.increment_lineno(ast.parse("x"), 3).body[0].lineno)
print(ast.unparse(ast.fix_missing_locations(ast.Module([ast.Expr(ast.Name("q"))], []))))
import copy
print(ast.dump(copy.deepcopy(ast.parse("x=1"))))

#> Module(body=[Assign(targets=[Name(id='x', ctx=Store())], value=BinOp(left=Constant(value=1), op=Add(), right=BinOp(left=Name(id='y', ctx=Load()), op=Mult(), right=Constant(value=2)))), Expr(value=Call(func=Name(id='f', ctx=Load()), args=[Name(id='a', ctx=Load()), Starred(value=Name(id='b', ctx=Load()), ctx=Load())], keywords=[keyword(arg='c', value=Constant(value=3))]))])
#> Module(
#>  body=[
#>   FunctionDef(
#>    name='f',
#>    args=arguments(
#>     posonlyargs=[
#>      arg(arg='a')],
#>     args=[
#>      arg(arg='b')],
#>     vararg=arg(arg='c'),
#>     kwonlyargs=[
#>      arg(arg='d'),
#>      arg(arg='e')],
#>     kw_defaults=[
#>      None,
#>      Constant(value=2)],
#>     kwarg=arg(arg='g'),
#>     defaults=[
#>      Constant(value=1)]),
#>    body=[
#>     Expr(
#>      value=Constant(value='doc')),
#>     Return(
#>      value=ListComp(
#>       elt=Name(id='x', ctx=Load()),
#>       generators=[
#>        comprehension(
#>         target=Name(id='x', ctx=Store()),
#>         iter=Name(id='y', ctx=Load()),
#>         ifs=[
#>          Name(id='z', ctx=Load())],
#>         is_async=0)]))],
#>    returns=Name(id='int', ctx=Load()))])
#> {'a': [1, 2.5, (-3+4j), b'x', None, True, Ellipsis, (1,), {1, 2}, set()]}
#> malformed node or string on line 1: Call(func=Name(id='f', ctx=Load()), args=[Name(id='x', ctx=Load())], keywords=[])
#> malformed node or string on line 1: Name(id='a', ctx=Load())
#> malformed node or string on line 1: BinOp(left=Constant(value=1, kind=None), op=Add(), right=Constant(value=2, kind=None))
#> malformed node or string on line 1: Name(id='x', ctx=Load())
#> import a.b as c
#> from .. import x
#>
#> @dec
#> class A(B, metaclass=M):
#>     """doc "quoted" """
#>     x: int = 3
#>     (y): str
#>
#>     def f(self, *, a=1):
#>         pass
#>
#>     async def g(self):
#>         async for i in x:
#>             await y
#>         async with a as b, c:
#>             pass
#>         return (yield)
#> for i, j in k:
#>     break
#> else:
#>     pass
#> while x:
#>     pass
#> if a:
#>     pass
#> elif b:
#>     x
#> else:
#>     y
#> try:
#>     a
#> except (A, B) as e:
#>     raise X from e
#> finally:
#>     pass
#> match x:
#>     case [1, *r] if z:
#>         pass
#>     case {'a': 1, **k}:
#>         pass
#>     case A(b, c=d) | None:
#>         pass
#>     case 1 | 2 as q:
#>         pass
#>     case -1 + 2j:
#>         pass
#>     case _:
#>         pass
#> x = lambda a, *b: (a, b)
#> y = f"{x!r:>{w}} {{}} {'a'}" + t'{z}'
#> z = a if b else c
#> print(-x ** 2, (-x) ** 2, not a, a and b or c, a < b < c, (a, b)[1:2, ::3], {**a, 'b': 1}, {*a}, x[1,], (yield_ := 3))
#> type X[T: int, *Ts, **P] = list[T]
#>
#> def f[T](x: T) -> T:
#>     ...
#> with a as (b, c):
#>     pass
#> del a, b
#> global q
#> assert a, b
#> a @= b
#> a **= b
#> a //= 3
#> (1 .real, 1.5.real, 'x'.y)
#> x = (1e309, -1e309j)
#> True True
#> Expr(value=BinOp(left=Name(id='a', ctx=Load(...)), op=Add(), right=Name(id='b', ctx=Load(...)))) Name(id='x', ctx=Load()) Store() None
#> Call(func=Name(id='f', ctx=Load()), args=[Constant(value=0, kind=None), ..., Constant(value=3, kind=None)], keywords=[]) f(0, 1, 2, 3) []
#> 42 + 42 * 42
#> Add
#> Mult
#> ['Module', 'Expr', 'BinOp', 'Name', 'Add', 'Name', 'Load', 'Load']
#> x
#> y b *
#>  c
#> Expression(body=BinOp(left=Constant(value=1, kind=None), op=Add(), right=Constant(value=1, kind=None)))
#> invalid syntax (<unknown>, line 1) 1 3 <unknown>
#> (<class 'ast.Add'>, <class 'ast.operator'>, <class 'ast.AST'>, <class 'object'>) ('lineno', 'col_offset', 'end_lineno', 'end_col_offset') ('left', 'op', 'right') BinOp(expr left, operator op, expr right) {'left': <class 'ast.expr'>, 'op': <class 'ast.operator'>, 'right': <class 'ast.expr'>} ('value', 'kind') Module(stmt* body, type_ignore* type_ignores)
#> Name constructor takes at most 2 positional arguments
#> Name got multiple values for argument 'id'
#> f 1
#> True 4
#> q
#> Module(body=[Assign(targets=[Name(id='x', ctx=Store())], value=Constant(value=1))])
