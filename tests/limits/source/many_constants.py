# Source with very many different constants.
# option: --max-time 20
# expect: ok
# generate: "x = [" + ", ".join(f"{i}.5" for i in range(8000)) + "]\n"
assert len(x) == 8000
