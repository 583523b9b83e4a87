# except* calls split() of a group of the guest: the result must be a pair.
# expect-strict: TypeError: split must return a tuple
# expect-standard: TypeError: split must return a tuple
class G(ExceptionGroup):
    def split(self, condition):
        return "not a tuple"


try:
    raise G("g", [ValueError()])
except* ValueError:
    print("ESCAPED")
