# string.Template has no attributes in its fields.
# option: --allow-import=string
# expect-strict: ValueError: Invalid placeholder
# expect-standard: ValueError: Invalid placeholder
import string


def f():
    pass


string.Template("${f.__globals__}").substitute(f=f)
print("ESCAPED")
