# The feature exit closed: no SystemExit.
# option: --disable exit
# expect-strict: NameError: SystemExit
# expect-standard: NameError: SystemExit
raise SystemExit
