# exit() in a finally clause replaces the exception; the host still sees an exception.
# option: --enable exit
# expect-strict: SystemExit: 5
# expect-standard: SystemExit: 5
try:
    1 / 0
finally:
    exit(5)
