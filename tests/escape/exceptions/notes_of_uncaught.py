# __notes__ of the uncaught exception is not a list of strings.
# expect-strict: ValueError: x
# expect-standard: ValueError: x
class Notes:
    def __iter__(self):
        while True:
            yield self


e = ValueError("x")
e.__notes__ = 5
raise e
