# Sizes that a guest chooses: the arrangements and repetitions of itertools end at a limit or with an error.
# option: --allow-import=itertools
# expect: ok
# output: OverflowError
# output: MemoryError
# output: MemoryError
# output: OverflowError
# output: MemoryError
# output: 0
# output: []
# max-seconds: 5
import itertools
def t(f):
    try: print(f())
    except (OverflowError, MemoryError, ValueError) as e: print(type(e).__name__)
t(lambda: itertools.product("ab", repeat=2**40))
t(lambda: itertools.combinations_with_replacement("ab", 2**40))
t(lambda: itertools.tee([], 2**40))
t(lambda: itertools.product("ab", repeat=2**80))
t(lambda: list(itertools.combinations_with_replacement("ab", 2**31)))
t(lambda: len(list(itertools.combinations(range(5), 2**40))))
t(lambda: list(itertools.permutations(range(5), 2**40)))
