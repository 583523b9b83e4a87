# Source with a very long tower of powers of one.
# option: --max-time 20
# expect: error:MemoryError
# generate: "x = " + " ** ".join(["1"] * 8000) + "\n"
