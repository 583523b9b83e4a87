# option: --policy standard
# Lazily created node classes are found in every way: by name, by a field, from a tree, from a base.
import ast

print(ast.BinOp._field_types, ast.BinOp.__mro__)
print(ast.arguments._field_types["kw_defaults"], ast.ClassDef._field_types["keywords"])
tree = ast.parse("f(x, y=1)")
print(type(tree.body[0].value) is ast.Call, type(tree.body[0].value.keywords[0]) is ast.keyword)
print(isinstance(tree.body[0].value.args[0].ctx, ast.expr_context), ast.dump(tree))
print(sorted(cls.__name__ for cls in ast.operator.__subclasses__()))
print(len(ast.stmt.__subclasses__()), ast.MatchAs.__doc__)

names = {}
exec("from ast import *", names)
names = [name for name, value in names.items() if isinstance(value, type) and issubclass(value, ast.AST)]
print(len(names) > 120, set(names) <= set(dir(ast)), set(names) <= set(vars(ast)))
print([getattr(ast, name).__name__ for name in names if getattr(ast, name).__module__ != "ast"])


class Name(ast.Name):
    pass


print(Name("x"), Name("x").ctx, ast.Name("y", ast.Store()), ast.parse("a + b").body[0].value)
print(ast.literal_eval("{'a': [1, -2.5, (True, None)], 'b': {1, 2}}"), ast.unparse(ast.parse("x = [i for i in y]")))
ast.Constant = int
print(type(ast.parse("1").body[0].value).__name__, ast.Constant)

#> {'left': <class 'ast.expr'>, 'op': <class 'ast.operator'>, 'right': <class 'ast.expr'>} (<class 'ast.BinOp'>, <class 'ast.expr'>, <class 'ast.AST'>, <class 'object'>)
#> list[ast.expr] list[ast.keyword]
#> True True
#> True Module(body=[Expr(value=Call(func=Name(id='f', ctx=Load()), args=[Name(id='x', ctx=Load())], keywords=[keyword(arg='y', value=Constant(value=1))]))])
#> ['Add', 'BitAnd', 'BitOr', 'BitXor', 'Div', 'FloorDiv', 'LShift', 'MatMult', 'Mod', 'Mult', 'Pow', 'RShift', 'Sub']
#> 28 MatchAs(pattern? pattern, identifier? name)
#> True True True
#> []
#> Name(id='x', ctx=Load()) Load() Name(id='y', ctx=Store()) BinOp(left=Name(id='a', ctx=Load()), op=Add(), right=Name(id='b', ctx=Load()))
#> {'a': [1, -2.5, (True, None)], 'b': {1, 2}} x = [i for i in y]
#> Constant <class 'int'>
