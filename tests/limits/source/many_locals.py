# A function with very many local variables.
# option: --max-time 20
# expect: ok
# generate: "def f():\n" + "".join(f"    v{i} = {i}\n" for i in range(3000)) + "    return v2999 + v0\n"


assert f() == 2999
