# The same for an object that claims by __class__ to be an instance.
# option: --allow-import=dataclasses --module-path ../../modules/host
# expect-strict: TypeError: expected an instance of 'Mine', not 'Liar'
# expect-standard: TypeError: expected an instance of 'Mine', not 'Liar'
import dataclasses


@dataclasses.dataclass(frozen=True)
class Mine:
    user: str


class Liar:
    __class__ = Mine

    def __setattr__(self, name, value):
        raise TypeError("sealed")


liar = Liar()
Mine.__init__(liar, "root")
print("ESCAPED")
