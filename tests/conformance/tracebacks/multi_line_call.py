# A call over several lines.
def fail(*args, **kwargs):
    raise ValueError("bad arguments")


def run():
    return fail(
        1,
        2,
        key="value",
    )


run()

#! Traceback (most recent call last):
#!   File "multi_line_call.py", line 14, in <module>
#!     run()
#!     ~~~^^
#!   File "multi_line_call.py", line 7, in run
#!     return fail(
#!         1,
#!         2,
#!         key="value",
#!     )
#!   File "multi_line_call.py", line 3, in fail
#!     raise ValueError("bad arguments")
#! ValueError: bad arguments
