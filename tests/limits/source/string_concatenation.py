# Source with very many adjacent strings.
# option: --max-time 20
# expect: ok
# generate: "x = " + " ".join(['"a"'] * 8000) + "\n"
