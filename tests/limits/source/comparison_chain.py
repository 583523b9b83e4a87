# Source with a very long chained comparison.
# option: --max-time 20
# expect: ok
# generate: "x = " + " < ".join(map(str, range(8000))) + "\nlist(map(str, range(100)))\n"
