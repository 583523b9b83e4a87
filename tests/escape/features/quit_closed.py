# The feature exit closed: no quit().
# option: --disable exit
# expect-strict: NameError: quit
# expect-standard: NameError: quit
quit()
print("ESCAPED")
