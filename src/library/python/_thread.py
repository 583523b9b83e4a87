# _thread, for modules of the standard library that guard against other threads: there are none.


def get_ident():
    return 1
