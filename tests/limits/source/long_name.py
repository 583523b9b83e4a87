# Source with a very long name.
# option: --max-time 20
# expect: ok
# generate: "a" * 50_000 + " = 1\n"
