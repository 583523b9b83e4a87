# A misspelt builtin is suggested.
def f(values):
    return lenght(values) + lne(values)


try:
    f([1])
except NameError as error:
    print(error, error.name)
print(f.__name__)
pirnt("hello")

#> name 'lenght' is not defined lenght
#> f
#! Traceback (most recent call last):
#!   File "suggest_builtin.py", line 11, in <module>
#!     pirnt("hello")
#!     ^^^^^
#! NameError: name 'pirnt' is not defined. Did you mean: 'print'?
