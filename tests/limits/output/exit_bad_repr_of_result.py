# The value of the last expression cannot be shown.
# expect: error:ValueError
class Bad:
    def __repr__(self):
        raise ValueError("no repr")


Bad()
