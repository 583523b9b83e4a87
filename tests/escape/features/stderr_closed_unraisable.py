# An exception in __del__ has nowhere to be written, and ends nothing.
# option: --disable stderr
# expect-strict: contained
# expect-standard: contained
class Bomb:
    def __del__(self):
        raise ValueError


bomb = Bomb()
del bomb
print("contained")
