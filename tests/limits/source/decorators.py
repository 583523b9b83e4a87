# Source with very many decorators.
# option: --max-time 20
# expect: error:SyntaxError
# generate: "d = lambda f: f\n" + "@d\n" * 3000 + "def f(): pass\n"
