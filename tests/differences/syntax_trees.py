# compile() does not take syntax trees.
# option: --policy standard
# cpython: compile() takes the trees that ast.parse() gives, changed or not, and flags for top-level await.
# reason: Code is made of text only, so that positions and nesting are what the parser found. ast.unparse() gives the text
# reason: of a tree. Code of top-level await is refused likewise.
import ast

tree = ast.parse("x = 1")
for source, flags in ((tree, 0), ("1", 0x2000)):
    try:
        compile(source, "f", "exec", flags)
    except NotImplementedError as e:
        print(e)
exec(compile(ast.unparse(tree), "f", "exec"))
print(x)

#> compile() of a syntax tree is not supported; compile ast.unparse(tree)
#> compile() with top-level await is not supported
#> 1
