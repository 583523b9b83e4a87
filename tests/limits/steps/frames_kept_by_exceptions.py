# Exceptions that keep the variables of frames keep memory only while they are referenced.
# option: --policy standard
# option: --max-memory 32
# expect: ok
# output: 20000 1
def raising(big):
    raise ValueError(big[0])


for i in range(20000):
    try:
        raising([1] * 1000)
    except ValueError as e:
        seen = e.__traceback__.tb_next.tb_frame.f_locals["big"][0]
print(i + 1, seen)
