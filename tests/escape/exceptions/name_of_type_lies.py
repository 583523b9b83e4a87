# The uncaught exception's class has a name that is a bomb.
# expect-strict: E: 
# expect-standard: E: 
class Meta(type):
    def __getattribute__(cls, name):
        raise SystemError("ESCAPED")


class E(Exception, metaclass=Meta):
    pass


raise E
