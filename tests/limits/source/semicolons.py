# Source with very many statements on a line.
# option: --max-time 20
# expect: ok
# generate: "x = 0; " * 8000 + "\n"
