# getattr does not normalise: the look-alike text is another name, in every profile.
# expect-strict: AttributeError: has no attribute
# expect-standard: AttributeError: has no attribute
def f():
    pass


getattr(f, "__ｇｌｏｂａｌｓ__")
print("ESCAPED")
