# The feature stdout in a bare run: print and nothing else.
# option-bare: --enable stdout
# expect-strict: contained
# expect-standard: contained
# expect-bare: contained
try:
    len
    has = True
except:
    has = False
print("contained")
