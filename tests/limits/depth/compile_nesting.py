# Deeply nested source is rejected with the same errors as in CPython.
# option: --policy standard
# expect: ok
# output: SyntaxError too many nested parentheses
# output: MemoryError Parser stack overflowed - Memory Error
# output: ok
for text in ("(" * 100000, "-" * 100000 + "1", "1" + "+1" * 50000):
    try:
        eval(text)
        print("ok")
    except (SyntaxError, MemoryError, RecursionError) as e:
        print(type(e).__name__, *e.args[:1])
