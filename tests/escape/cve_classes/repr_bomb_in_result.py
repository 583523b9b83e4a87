# The value of the last expression is shown by a guest's __repr__: within the run.
# expect-strict: KeyboardInterrupt: 
# expect-standard: KeyboardInterrupt: 
class Bomb:
    def __repr__(self):
        raise KeyboardInterrupt


print("contained")
Bomb()
