# An alias whose arguments are the alias itself: its text doubles in each iteration.
# option: --max-memory 64 --max-time 20
# expect: memory_error
class C[T]: pass
parameter = C.__type_params__[0]
alias = dict[parameter, parameter]
for _ in range(60):
    alias = alias[alias]
    alias = dict[alias, parameter]
print(len(repr(alias)))
