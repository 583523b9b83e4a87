# option: --policy standard
import sys

for arguments in (), (None,), (0,), (3,), ("text",), ((1, 2),), ([1],):
    try:
        sys.exit(*arguments)
    except SystemExit as error:
        print(arguments, error.args, error.code)
try:
    sys.exit(1, 2)
except TypeError as error:
    print(error)
try:
    input()
except EOFError as error:
    print(error)

#> () () None
#> (None,) () None
#> (0,) (0,) 0
#> (3,) (3,) 3
#> ('text',) ('text',) text
#> ((1, 2),) (1, 2) (1, 2)
#> ([1],) ([1],) [1]
#> exit expected at most 1 argument, got 2
#> EOF when reading a line
