# Annotations whose keys compare themselves with the names in the class.
# option: --allow-import=dataclasses --module-path ../../modules/host
# expect-strict: contained
# expect-standard: contained
import dataclasses

seen = []


class Names(dict):
    def __contains__(self, name):
        seen.append(name)
        return True


class Hidden:
    secret = dataclasses.field()
    __annotations__ = Names(x=int)
    x = 1


try:
    dataclasses.dataclass(Hidden)
except TypeError as error:
    print(str(error) == "'secret' is a field but has no type annotation")
print("ESCAPED" if seen else "contained")
