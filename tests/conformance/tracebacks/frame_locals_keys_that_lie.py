# A key in f_locals whose __eq__ raises: leaving the frame runs no guest code.
# option: --policy standard
class Liar:
    armed = False

    def __hash__(self):
        return hash("x")

    def __eq__(self, other):
        if Liar.armed:
            raise ValueError("asked")
        return False


def frame():
    try:
        raise KeyError
    except KeyError as error:
        return error.__traceback__.tb_frame.f_back


def returns():
    Liar.armed = False
    x = 1
    here = frame()
    here.f_locals[Liar()] = 5
    Liar.armed = True
    return x, here


def raises():
    Liar.armed = False
    x = 1
    frame().f_locals[Liar()] = 5
    Liar.armed = True
    raise TypeError("mine")


def generator():
    Liar.armed = False
    x = 1
    frame().f_locals[Liar()] = 5
    Liar.armed = True
    yield x
    raise TypeError("generator's")


value, left = returns()
print("returned", value)
print(len(left.f_locals), left.f_locals["x"], [type(key).__name__ for key in left.f_locals])
Liar.armed = False
for call in (raises, lambda: list(generator())):
    try:
        print("returned", call())
    except Exception as error:
        print("caught", repr(error))
        Liar.armed = False
        print([type(key).__name__ for key in error.__traceback__.tb_next.tb_frame.f_locals])

#> returned 1
#> 3 1 ['str', 'str', 'Liar']
#> caught TypeError('mine')
#> ['str', 'Liar']
#> caught TypeError("generator's")
#> []
