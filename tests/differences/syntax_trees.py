# compile() of a syntax tree compiles the tree's text.
# option: --policy standard
# cpython: Code keeps the positions of the nodes, and misplaced nodes raise ValueError.
# reason: Code is made only from text, so that positions and nesting are those of the parser. Lines are those of
# reason: ast.unparse(tree).
import ast

tree = ast.parse("\n\n\nx = 1")
code = compile(tree, "f", "exec")
exec(code)
print(x, tree.body[0].lineno, code.co_firstlineno, [line for _, _, line in code.co_lines() if line])
try:
    compile(ast.Module([ast.Expr(ast.Constant(object))], []), "f", "exec")
except (ValueError, TypeError, SyntaxError) as e:
    print(type(e).__name__)

#> 1 4 1 [1]
#> TypeError
