# await outside an async function.
def f():
    await g()

#!   File "await_outside.py", line 3
#!     await g()
#!     ^^^^^^^^^
#! SyntaxError: 'await' outside async function
