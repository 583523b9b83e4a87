# split() returns objects that are not exceptions at all: the machine keeps handling the real one, and
# only an exception can be raised again.
# expect-strict: TypeError: exceptions must derive from BaseException
# expect-standard: TypeError: exceptions must derive from BaseException
class G(ExceptionGroup):
    def split(self, condition):
        return (MATCH, "rest")


for MATCH in "text", 1.5, 3, [1], ValueError:
    try:
        raise G("g", [ValueError()])
    except* ValueError as found:
        try:
            1 / 0
        except ZeroDivisionError as error:
            if type(error.__context__) is not G:
                print("ESCAPED", error.__context__)
        try:
            raise
        except BaseException as error:
            if type(error) is not G:
                print("ESCAPED", error)
