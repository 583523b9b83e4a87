# An exception in __del__ is not written anywhere and does not end the run.
# option: --disable stderr
# expect-strict: contained
# expect-standard: contained
class Bomb:
    def __del__(self):
        raise ValueError


bomb = Bomb()
del bomb
print("contained")
