# Source with a very long string.
# option: --max-time 20
# expect: ok
# generate: "x = '" + "a" * 100_000 + "'\n"
assert len(x) == 100000
