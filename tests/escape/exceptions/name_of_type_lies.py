# The name of the uncaught exception's class is hostile.
# expect-strict: E: 
# expect-standard: E: 
class Meta(type):
    def __getattribute__(cls, name):
        raise SystemError("ESCAPED")


class E(Exception, metaclass=Meta):
    pass


raise E
