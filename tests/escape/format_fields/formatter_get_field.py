# string.Formatter.get_field follows attributes: CVE-2023-41039, CVE-2024-47532 and kin.
# option: --allow-import=string
# expect-strict: AttributeError: '__globals__'
# expect-standard: contained
import string


def f():
    pass


string.Formatter().get_field("0.__globals__", (f,), {})
print("contained")
