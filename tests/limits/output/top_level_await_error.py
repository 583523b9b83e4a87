# An exception of a program that awaits outside of functions is its own error.
# option: --top-level-await
# expect: error:KeyError
async def fails():
    raise KeyError("top level")


await fails()
