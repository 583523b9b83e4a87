# Types of internal objects cannot be called to forge them.
# expect-strict: contained
# expect-standard: contained
def f():
    yield 1


count = 0
kinds = [type(f()), type(len), type([].append), type(f.__get__(1)), type(iter([])), type(None), type(...),
         type({}.keys()), type(type), type(iter({})), type(str.upper)]
for kind in kinds:
    for args in ((), (1,), (f,), (f, 1), (1, 2, 3), ("x", 1, {}), (b"\x00" * 20,)):
        try:
            kind(*args)
        except (TypeError, ValueError):
            pass
        count += 1
print("contained" if count == 77 else "ESCAPED")
