# Calling what is not callable.
name = "text"
count = 5


def run(f):
    return f()


print(run(lambda: 1))
run(count)

#> 1
#! Traceback (most recent call last):
#!   File "not_callable.py", line 11, in <module>
#!     run(count)
#!     ~~~^^^^^^^
#!   File "not_callable.py", line 7, in run
#!     return f()
#! TypeError: 'int' object is not callable
