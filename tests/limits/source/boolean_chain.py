# Source with a very long chain of and and or.
# option: --max-time 20
# expect: ok
# generate: "x = " + " or ".join(["0 and 1"] * 7999 + ["0"]) + "\n"
