# Expressions that make no function need no memory when they are done.
# option: --policy standard
# option: --max-memory 16
# expect: ok
# output: 30000 3
for i in range(30000):
    value = eval("i - i + 3")
    exec("value = value + 0")
print(i + 1, value)
