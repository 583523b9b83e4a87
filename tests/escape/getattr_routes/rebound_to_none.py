# A bound __getattribute__ rebound with __get__(None, ...): there is no such method, as in CPython.
# expect-strict: AttributeError: 'method-wrapper' object has no attribute '__get__'
# expect-standard: AttributeError: 'method-wrapper' object has no attribute '__get__'
def f():
    pass


(lambda: 0).__getattribute__.__get__(None, type(f))("__globals__").x
print("ESCAPED")
