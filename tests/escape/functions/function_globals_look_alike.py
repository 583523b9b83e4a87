# A look-alike identifier that NFKC turns into __globals__.
# expect-strict: AttributeError: __globals__
# expect-standard: contained
def f():
    pass


names = f.__ｇｌｏｂａｌｓ__
print("ESCAPED" if "open" in names or "os" in names or "sys" in names else "contained")
