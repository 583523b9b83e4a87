# quit() raises SystemExit, which ends this run and nothing else.
# option: --enable exit
# expect-strict: SystemExit: 3
# expect-standard: SystemExit: 3
quit(3)
print("ESCAPED")
