# The option opens the top level only: not functions, lambdas and class bodies.
# option: --top-level-await --policy standard --enable eval
# expect: ok
# output: 'await' outside function
# output: 'await' outside async function
# output: 'await' outside function
for source in ("await x", "def f(): await x", "class C: await x"):
    try:
        compile(source, "s", "exec")
    except SyntaxError as error:
        print(error.msg)
