# Padding and formatting to a huge width.
# expect: ok
# output: refused
# output: refused
# output: refused
# output: refused
# output: refused
# output: refused
# output: refused
for action in (lambda: "a".center(10 ** 11), lambda: "a".ljust(10 ** 11), lambda: "1".zfill(10 ** 11),
               lambda: "\t".expandtabs(2 ** 31 - 1),
               lambda: f"{1:>{10 ** 11}}", lambda: "{:>100000000000}".format(1), lambda: "%*d" % (2 ** 31 - 1, 5)):
    try:
        action()
        print("no error")
    except (MemoryError, OverflowError):
        print("refused")
