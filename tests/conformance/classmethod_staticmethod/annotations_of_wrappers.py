# classmethod staticmethod: annotations of wrappers.
# option: --policy standard
def f(x: int) -> str: return 'f'
cm, sm = classmethod(f), staticmethod(f)
print(sm.__annotations__)
print(cm.__annotations__)

#> {'x': <class 'int'>, 'return': <class 'str'>}
#> {'x': <class 'int'>, 'return': <class 'str'>}
