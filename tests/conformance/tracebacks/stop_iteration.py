# A generator from which StopIteration escapes.
def take(it):
    while True:
        yield next(it)


print(list(take(iter([1, 2]))))

#! Traceback (most recent call last):
#!   File "stop_iteration.py", line 4, in take
#!     yield next(it)
#!           ~~~~^^^^
#! StopIteration
#!
#! The above exception was the direct cause of the following exception:
#!
#! Traceback (most recent call last):
#!   File "stop_iteration.py", line 7, in <module>
#!     print(list(take(iter([1, 2]))))
#!           ~~~~^^^^^^^^^^^^^^^^^^^^
#! RuntimeError: generator raised StopIteration
