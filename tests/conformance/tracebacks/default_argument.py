# A default value that raises at definition.
settings = {}


def connect(host="h",
            port=settings["port"]):
    pass

#! Traceback (most recent call last):
#!   File "default_argument.py", line 6, in <module>
#!     port=settings["port"]):
#!          ~~~~~~~~^^^^^^^^
#! KeyError: 'port'
