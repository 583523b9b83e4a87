# platform for CPython's own tests.
def python_implementation():
    return "Hognose"


def system():
    return "Linux"


def machine():
    return "x86_64"


def platform(*args, **kwargs):
    return "Linux"


def libc_ver():
    return ("", "")


def architecture():
    return ("64bit", "")


def win32_ver():
    return ("", "", "", "")
