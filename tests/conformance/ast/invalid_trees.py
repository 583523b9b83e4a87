# option: --policy standard
# compile() rejects trees that no source text can produce.
import ast

L, S, D = ast.Load(), ast.Store(), ast.Del()
x = lambda ctx=L: ast.Name("x", ctx)
number = ast.Constant(1)
cases = [
    ast.Expr(x(S)), ast.Assign([x()], number), ast.Assign([], number), ast.Delete([]), ast.Delete([x()]),
    ast.If(x(), [], []), ast.While(x(), [], []), ast.For(x(S), x(), [], []), ast.With([], [ast.Pass()]),
    ast.Try([ast.Pass()], [], [], []), ast.Try([ast.Pass()], [], [ast.Pass()], [ast.Pass()]),
    ast.Expr(ast.BoolOp(ast.And(), [x()])), ast.Expr(ast.Compare(x(), [], [])),
    ast.Expr(ast.Compare(x(), [ast.Eq()], [])), ast.Expr(ast.Dict([x()], [])),
    ast.Expr(ast.ListComp(x(), [])), ast.ImportFrom("a", [ast.alias("b")], -1), ast.Import([]),
    ast.Global([]), ast.Nonlocal([]), ast.Raise(None, x()), ast.Expr(ast.Constant(object())),
    ast.Expr(ast.Name("None", L)), ast.Expr(ast.List([None], L)), ast.Expr(ast.List([x(S)], L)),
    ast.Assign([ast.List([x()], S)], number), ast.Assign([number], number), ast.AugAssign(x(), ast.Add(), number),
    ast.FunctionDef("f", ast.arguments([], [], None, [], [], None, [number]), [ast.Pass()], [], None, None, []),
    ast.ClassDef("C", [], [], [], [], []), ast.Expr(ast.Dict([None], [x()])),
]
for case in cases:
    tree = ast.fix_missing_locations(ast.Module([case], []))
    try:
        compile(tree, "<tree>", "exec")
        print("fine", ast.unparse(tree))
    except (ValueError, TypeError) as error:
        print(type(error).__name__, error)

#> ValueError expression must have Load context but has Store instead
#> ValueError expression must have Store context but has Load instead
#> ValueError empty targets on Assign
#> ValueError empty targets on Delete
#> ValueError expression must have Del context but has Load instead
#> ValueError empty body on If
#> ValueError empty body on While
#> ValueError empty body on For
#> ValueError empty items on With
#> ValueError Try has neither except handlers nor finalbody
#> ValueError Try has orelse but no except handlers
#> ValueError BoolOp with less than 2 values
#> ValueError Compare with no comparators
#> ValueError Compare with no comparators
#> ValueError Dict doesn't have the same number of keys as values
#> ValueError comprehension with no generators
#> ValueError Negative ImportFrom level
#> ValueError empty names on Import
#> ValueError empty names on Global
#> ValueError empty names on Nonlocal
#> ValueError Raise with cause but no exception
#> TypeError got an invalid type in Constant: object
#> ValueError identifier field can't represent 'None' constant
#> ValueError None disallowed in expression list
#> ValueError expression must have Load context but has Store instead
#> ValueError expression must have Store context but has Load instead
#> ValueError expression which can't be assigned to in Store context
#> ValueError expression must have Store context but has Load instead
#> ValueError more positional defaults than args on arguments
#> ValueError empty body on ClassDef
#> fine {**x}
