# Very long chains of objects are collected without trouble.
# option: --max-memory 200 --max-time 30
# expect: ok
# output: done
for _ in range(5):
    value = None
    for i in range(300000):
        value = [value]
    chain = None
    for i in range(200000):
        chain = {"next": chain}
    t = ()
    for i in range(300000):
        t = (t,)
print("done")
