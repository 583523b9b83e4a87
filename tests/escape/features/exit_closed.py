# The feature exit closed: no exit().
# option: --disable exit
# expect-strict: NameError: exit
# expect-standard: NameError: exit
exit()
print("ESCAPED")
