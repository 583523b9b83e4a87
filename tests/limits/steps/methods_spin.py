# Special methods that run as frames of the loop, the last of which never ends: no handler sees the stop.
# option: --max-steps 200000
# expect: step_limit
class Spins:
    def __init__(self): self.depth = 0

    def __add__(self, other):
        try:
            return NotImplemented
        finally:
            self.depth += 1

    def __lt__(self, other):
        try:
            while True:
                other = len(self) + (other in self)
        except BaseException:
            print("caught")
            raise
        finally:
            print("finally")

    def __len__(self): return self[1]

    def __getitem__(self, index): return 5 if index == 1 else 6

    def __contains__(self, item): return item == self.depth

    def __iter__(self): return self

    def __next__(self): return self + Reflects()


class Reflects:
    def __radd__(self, other): return other < self


for item in Spins():
    print("never")
