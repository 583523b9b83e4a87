# An exception group is printed as a tree, with frames, notes and chains of its members.
def fail(error):
    raise error


def gather():
    errors = []
    for error in (ValueError("one"), KeyError("two"), ZeroDivisionError("three\nlines\n")):
        try:
            try:
                fail(error)
            except KeyError as key:
                raise TypeError("from two") from key
        except Exception as caught:
            errors.append(caught)
    errors[0].add_note("a note")
    errors[0].add_note("another\nnote")
    return errors


try:
    try:
        raise ExceptionGroup("inner", gather())
    except ExceptionGroup as inner:
        inner.add_note("note of the group")
        raise ExceptionGroup("outer", [inner, RuntimeError("plain"), ExceptionGroup("last", [OSError("no")])]) from inner
except ExceptionGroup as outer:
    raise BaseExceptionGroup("top\nof all", [outer, KeyboardInterrupt()])

#!   + Exception Group Traceback (most recent call last):
#!   |   File "groups.py", line 26, in <module>
#!   |     raise ExceptionGroup("outer", [inner, RuntimeError("plain"), ExceptionGroup("last", [OSError("no")])]) from inner
#!   | ExceptionGroup: outer (3 sub-exceptions)
#!   +-+---------------- 1 ----------------
#!     | Exception Group Traceback (most recent call last):
#!     |   File "groups.py", line 23, in <module>
#!     |     raise ExceptionGroup("inner", gather())
#!     | ExceptionGroup: inner (3 sub-exceptions)
#!     | note of the group
#!     +-+---------------- 1 ----------------
#!       | Traceback (most recent call last):
#!       |   File "groups.py", line 11, in gather
#!       |     fail(error)
#!       |     ~~~~^^^^^^^
#!       |   File "groups.py", line 3, in fail
#!       |     raise error
#!       | ValueError: one
#!       | a note
#!       | another
#!       | note
#!       +---------------- 2 ----------------
#!       | Traceback (most recent call last):
#!       |   File "groups.py", line 13, in gather
#!       |     raise TypeError("from two") from key
#!       | TypeError: from two
#!       +---------------- 3 ----------------
#!       | Traceback (most recent call last):
#!       |   File "groups.py", line 11, in gather
#!       |     fail(error)
#!       |     ~~~~^^^^^^^
#!       |   File "groups.py", line 3, in fail
#!       |     raise error
#!       | ZeroDivisionError: three
#!       | lines
#!       | 
#!       +------------------------------------
#!     +---------------- 2 ----------------
#!     | RuntimeError: plain
#!     +---------------- 3 ----------------
#!     | ExceptionGroup: last (1 sub-exception)
#!     +-+---------------- 1 ----------------
#!       | OSError: no
#!       +------------------------------------
#!
#! During handling of the above exception, another exception occurred:
#!
#!   + Exception Group Traceback (most recent call last):
#!   |   File "groups.py", line 28, in <module>
#!   |     raise BaseExceptionGroup("top\nof all", [outer, KeyboardInterrupt()])
#!   | BaseExceptionGroup: top
#!   | of all (2 sub-exceptions)
#!   +-+---------------- 1 ----------------
#!     | Exception Group Traceback (most recent call last):
#!     |   File "groups.py", line 23, in <module>
#!     |     raise ExceptionGroup("inner", gather())
#!     | ExceptionGroup: inner (3 sub-exceptions)
#!     | note of the group
#!     +-+---------------- 1 ----------------
#!       | Traceback (most recent call last):
#!       |   File "groups.py", line 11, in gather
#!       |     fail(error)
#!       |     ~~~~^^^^^^^
#!       |   File "groups.py", line 3, in fail
#!       |     raise error
#!       | ValueError: one
#!       | a note
#!       | another
#!       | note
#!       +---------------- 2 ----------------
#!       | Traceback (most recent call last):
#!       |   File "groups.py", line 13, in gather
#!       |     raise TypeError("from two") from key
#!       | TypeError: from two
#!       +---------------- 3 ----------------
#!       | Traceback (most recent call last):
#!       |   File "groups.py", line 11, in gather
#!       |     fail(error)
#!       |     ~~~~^^^^^^^
#!       |   File "groups.py", line 3, in fail
#!       |     raise error
#!       | ZeroDivisionError: three
#!       | lines
#!       | 
#!       +------------------------------------
#!     | 
#!     | The above exception was the direct cause of the following exception:
#!     | 
#!     | Exception Group Traceback (most recent call last):
#!     |   File "groups.py", line 26, in <module>
#!     |     raise ExceptionGroup("outer", [inner, RuntimeError("plain"), ExceptionGroup("last", [OSError("no")])]) from inner
#!     | ExceptionGroup: outer (3 sub-exceptions)
#!     +-+---------------- 1 ----------------
#!       | Exception Group Traceback (most recent call last):
#!       |   File "groups.py", line 23, in <module>
#!       |     raise ExceptionGroup("inner", gather())
#!       | ExceptionGroup: inner (3 sub-exceptions)
#!       | note of the group
#!       +-+---------------- 1 ----------------
#!         | Traceback (most recent call last):
#!         |   File "groups.py", line 11, in gather
#!         |     fail(error)
#!         |     ~~~~^^^^^^^
#!         |   File "groups.py", line 3, in fail
#!         |     raise error
#!         | ValueError: one
#!         | a note
#!         | another
#!         | note
#!         +---------------- 2 ----------------
#!         | Traceback (most recent call last):
#!         |   File "groups.py", line 11, in gather
#!         |     fail(error)
#!         |     ~~~~^^^^^^^
#!         |   File "groups.py", line 3, in fail
#!         |     raise error
#!         | KeyError: 'two'
#!         | 
#!         | The above exception was the direct cause of the following exception:
#!         | 
#!         | Traceback (most recent call last):
#!         |   File "groups.py", line 13, in gather
#!         |     raise TypeError("from two") from key
#!         | TypeError: from two
#!         +---------------- 3 ----------------
#!         | Traceback (most recent call last):
#!         |   File "groups.py", line 11, in gather
#!         |     fail(error)
#!         |     ~~~~^^^^^^^
#!         |   File "groups.py", line 3, in fail
#!         |     raise error
#!         | ZeroDivisionError: three
#!         | lines
#!         | 
#!         +------------------------------------
#!       +---------------- 2 ----------------
#!       | RuntimeError: plain
#!       +---------------- 3 ----------------
#!       | ExceptionGroup: last (1 sub-exception)
#!       +-+---------------- 1 ----------------
#!         | OSError: no
#!         +------------------------------------
#!     +---------------- 2 ----------------
#!     | KeyboardInterrupt
#!     +------------------------------------
