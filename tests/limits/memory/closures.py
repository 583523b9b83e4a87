# Endless closures that are kept.
# option: --max-memory 64 --max-time 30
# expect: memory_error
def make(x):
    return lambda: x


functions = []
while True:
    functions.append(make(len(functions)))
