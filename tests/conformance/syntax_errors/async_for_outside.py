# async for outside an async function.
def f():
    async for x in y:
        pass

#!   File "async_for_outside.py", line 3
#!     async for x in y:
#!     ^^^^^^^^^^^^^^^^^
#! SyntaxError: 'async for' outside async function
