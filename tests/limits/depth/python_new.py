# A __new__ that calls its own class without end.
# option: --policy standard
# expect: ok
# output: RecursionError
class Endless:
    def __new__(cls, x):
        return Endless(x)


try:
    Endless(1)
except RecursionError as error:
    print(type(error).__name__)
