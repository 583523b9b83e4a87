# Without stdin there is no input().
# option: --disable stdin
# expect-strict: NameError: input
# expect-standard: NameError: input
input()
print("ESCAPED")
