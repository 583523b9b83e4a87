import sys


class Other:
    x = 42


sys.modules[__name__] = Other()
