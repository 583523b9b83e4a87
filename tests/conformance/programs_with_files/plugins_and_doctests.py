# option: --policy standard --enable files
# Commands that register themselves, with examples in their docstrings that are tested.
import os
import tempfile

START = os.getcwd()
os.chdir(tempfile.mkdtemp())

import contextlib
import doctest
import importlib
import io

COMMANDS = {}


def command(function):
    COMMANDS[function.__name__] = function
    return function


@command
def shout(text):
    """
    >>> shout("hi")
    'HI!'
    """
    return text.upper() + "!"


@command
def count(text):
    """
    >>> count("a b  c")
    3
    >>> count(None)
    Traceback (most recent call last):
        ...
    AttributeError: 'NoneType' object has no attribute 'split'
    """
    return len(text.split())


@command
def wrong(text):
    """
    >>> wrong("x")
    'y'
    """
    return text


for name in ("json", "no_such_plugin", "string"):
    try:
        module = importlib.import_module(name)
        print(name, module.__name__)
    except ImportError as error:
        print(name, error)
for name, function in sorted(COMMANDS.items()):
    finder = doctest.DocTestFinder()
    runner = doctest.DocTestRunner(verbose=False)
    with contextlib.redirect_stdout(io.StringIO()) as shown:
        for test in finder.find(function, name, globs={name: function}):
            runner.run(test)
    print(name, tuple(runner.summarize(verbose=False))[:2] if not shown.getvalue() else runner.failures)
print(sorted(COMMANDS), COMMANDS["shout"]("done"))

os.chdir(START)

#> json json
#> no_such_plugin No module named 'no_such_plugin'
#> string string
#> count (0, 2)
#> shout (0, 1)
#> wrong 1
#> ['count', 'shout', 'wrong'] DONE!
