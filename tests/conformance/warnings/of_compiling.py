# option: --policy standard
# Warnings of compile() go through the filters of the module warnings; as errors they are SyntaxErrors.
import warnings

with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    compile("x = 1 is 1\nassert (x, 'text')\n", "<name>", "exec")
for warning in caught:
    print(warning.category.__name__, warning.message, warning.filename, warning.lineno)
with warnings.catch_warnings():
    warnings.simplefilter("error")
    try:
        compile("y = 0\nx = 1 is 1\n", "<name>", "exec")
    except SyntaxError as error:
        print(type(error).__name__, error.msg, error.filename, error.lineno, error.offset, error.end_lineno,
              error.end_offset)
with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    print(eval("1 is 1"))

#> SyntaxWarning "is" with 'int' literal. Did you mean "=="? <name> 1
#> SyntaxWarning assertion is always true, perhaps remove parentheses? <name> 2
#> SyntaxError "is" with 'int' literal. Did you mean "=="? <name> 2 5 2 11
#> True
