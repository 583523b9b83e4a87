# A __repr__ that never ends stops with the run.
# option: --max-steps 200000
# expect-strict: step_limit
# expect-standard: step_limit
class Bomb:
    def __repr__(self):
        while True:
            pass


print("contained")
Bomb()
