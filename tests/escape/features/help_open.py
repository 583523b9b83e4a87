# help() prints signatures and docstrings.
# option: --enable help
# expect-strict: contained
# expect-standard: contained
def f(a, b=1):
    "Does f."


help(f)
help("eval")
help("__globals__")
print("contained")
