# option: --policy standard
# What a library module makes sys.stdout holds for print() also if the program has not imported sys.
import contextlib
import io

with contextlib.redirect_stdout(io.StringIO()) as shown:
    print("into the string")
print(repr(shown.getvalue()))

#> 'into the string\n'
