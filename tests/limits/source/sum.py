# Source with a very long sum.
# option: --max-time 20
# expect: ok
# generate: "x = " + " + ".join(["1"] * 8000) + "\n"
