# option: --policy standard
# Compiling trees, modified or not; source of strings with characters that need escapes.
import ast
class Double(ast.NodeTransformer):
    def visit_Constant(self, node):
        return ast.copy_location(ast.Constant(node.value * 2), node) if isinstance(node.value, int) else node
tree = ast.fix_missing_locations(
    Double().visit(ast.parse("def f(x, y=3):\n    'doc'\n    return f'{x + 1!r:>5}\\x00\\n' + str(y)")))
ns = {}
exec(compile(tree, "<tree>", "exec"), ns)
print(repr(ns["f"](4)), ns["f"].__doc__)
print(eval(compile(ast.parse("1 + 2", mode="eval"), "", "eval")))
for t, m in ((ast.parse("1"), "eval"), (ast.parse("1", mode="eval"), "exec"), (ast.Constant(1), "exec")):
    try: compile(t, "", m)
    except TypeError as e: print(e)
print(ast.unparse(ast.parse(r"f'{x}\x00\u200b\\ {{'; '''a\x00'''; f'''{x!r:{w}}\n'''; 'it\'s \"q\"'")))

#> '    6\x00\n6' doc
#> 3
#> expected Expression node, got Module
#> expected Module node, got Expression
#> expected Module node, got Constant
#> f'{x}\x00\u200b\\ {{'
#> 'a\x00'
#> f'{x!r:{w}}\n'
#> 'it\'s "q"'
