# An exception in __del__ is reported and does not propagate.
# expect-strict: contained
# expect-standard: contained
class Bomb:
    def __del__(self):
        raise SystemExit("out")


bomb = Bomb()
del bomb
print("contained")
