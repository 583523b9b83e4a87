# dir() lists the names of the class that an object claims to have.
class Claimed:
    there = 1


class Honest:
    here = 2

    def __init__(self):
        self.own = 3


class Liar(Honest):
    @property
    def __class__(self):
        return Claimed


class Nobody(Honest):
    def __getattribute__(self, name):
        print(name, end=" ")
        return 5


class Silent(Honest):
    @property
    def __class__(self):
        raise AttributeError("none")


class Fails(Honest):
    @property
    def __class__(self):
        raise KeyError("class")


class Both(Honest):
    def __getattribute__(self, name):
        print(name, end=" ")
        return Claimed if name == "__class__" else {"k": 1}


for kind in (Honest, Liar, Nobody, Silent, Fails, Both):
    try:
        print(kind.__name__, [name for name in dir(kind()) if name[:2] != "__"])
    except Exception as error:
        print(kind.__name__, type(error).__name__, error)

#> Honest ['here', 'own']
#> Liar ['own', 'there']
#> __dict__ __class__ Nobody []
#> Silent ['own']
#> Fails KeyError 'class'
#> __dict__ __class__ Both ['k', 'there']
