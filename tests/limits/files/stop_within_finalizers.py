# A stop runs no finalizer: what was not flushed is not written.
# option: --policy standard --enable files --max-steps 1000000
# expect: step_limit
file = open("x", "w")
file.write("not flushed")
while True:
    pass
