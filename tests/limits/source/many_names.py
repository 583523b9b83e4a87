# Source with very many different names.
# option: --max-time 20
# expect: ok
# generate: "".join(f"v{i} = {i}\n" for i in range(5000))
assert v4999 == 4999
