# exit(0) does not make a run that did not finish look finished.
# option: --enable exit
# expect-strict: SystemExit: 0
# expect-standard: SystemExit: 0
exit(0)
print("ESCAPED")
