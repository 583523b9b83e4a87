# Source with very many assignment targets.
# option: --max-time 20
# expect: ok
# generate: "a = " * 8000 + "1\n"
