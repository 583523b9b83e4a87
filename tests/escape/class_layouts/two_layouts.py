# A class of two built-in bases.
# expect-strict: TypeError: multiple bases have instance lay-out conflict
# expect-standard: TypeError: multiple bases have instance lay-out conflict
class A(list, dict):
    pass
