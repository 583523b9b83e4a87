# There is no module ast, and compile() makes no syntax trees.
# option: --policy standard
# cpython: compile() with PyCF_ONLY_AST and ast.parse() give trees of nodes, which compile() takes too.
# reason: The tree lives outside the reach of guests and ends with the compilation; a second one of guest objects is
# reason: not made yet. Code of top-level await is refused likewise.
for flags in (0x400, 0x2000):
    try:
        compile("1", "f", "exec", flags)
    except NotImplementedError as e:
        print(e)

#> compile() to a syntax tree is not supported
#> compile() with top-level await is not supported
