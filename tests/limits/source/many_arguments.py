# Source with a call of very many arguments.
# option: --max-time 20
# expect: ok
# generate: "x = max(" + ", ".join(map(str, range(8000))) + ")\n"
print(x)
