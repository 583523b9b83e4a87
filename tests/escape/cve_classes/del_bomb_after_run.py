# __del__ that would run after the program: it runs within the run's limits or not at all.
# expect-strict: contained
# expect-standard: contained
class Bomb:
    def __del__(self):
        print("in the run")
        print("contained")


keep = Bomb()
print("contained")
