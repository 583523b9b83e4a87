# During handling of an exception another one occurs.
def load(name):
    try:
        return {}[name]
    except KeyError:
        return default(name)


def default(name):
    raise ValueError(f"no default for {name}")


load("colour")

#! Traceback (most recent call last):
#!   File "chained_context.py", line 4, in load
#!     return {}[name]
#!            ~~^^^^^^
#! KeyError: 'colour'
#!
#! During handling of the above exception, another exception occurred:
#!
#! Traceback (most recent call last):
#!   File "chained_context.py", line 13, in <module>
#!     load("colour")
#!     ~~~~^^^^^^^^^^
#!   File "chained_context.py", line 6, in load
#!     return default(name)
#!   File "chained_context.py", line 10, in default
#!     raise ValueError(f"no default for {name}")
#! ValueError: no default for colour
