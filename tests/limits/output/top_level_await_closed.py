# Without the option awaiting outside of functions is a syntax error.
# expect: error:SyntaxError
async def f():
    pass


await f()
