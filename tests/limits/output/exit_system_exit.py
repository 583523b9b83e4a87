# SystemExit ends the run as an error of the guest; its code is data.
# expect: error:SystemExit
# output: before
print("before")
raise SystemExit(7)
