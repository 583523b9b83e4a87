# split() returns a tuple that is too short.
# expect-strict: TypeError: split must return a 2-tuple
# expect-standard: TypeError: split must return a 2-tuple
class G(ExceptionGroup):
    def split(self, condition):
        return (None,)


try:
    raise G("g", [ValueError()])
except* ValueError:
    print("ESCAPED")
