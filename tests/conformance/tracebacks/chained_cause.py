# raise from shows the direct cause.
class ConfigError(Exception):
    pass


def read(text):
    try:
        return int(text)
    except ValueError as error:
        raise ConfigError("bad number") from error


read("x1")

#! Traceback (most recent call last):
#!   File "chained_cause.py", line 8, in read
#!     return int(text)
#! ValueError: invalid literal for int() with base 10: 'x1'
#!
#! The above exception was the direct cause of the following exception:
#!
#! Traceback (most recent call last):
#!   File "chained_cause.py", line 13, in <module>
#!     read("x1")
#!     ~~~~^^^^^^
#!   File "chained_cause.py", line 10, in read
#!     raise ConfigError("bad number") from error
#! ConfigError: bad number
