# Without stdout there is no print.
# option: --disable stdout
# expect-strict: NameError: print
# expect-standard: NameError: print
# expect-bare: NameError: print
print("ESCAPED")
