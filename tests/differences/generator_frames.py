# A generator's frame is a new object at each access.
# option: --policy standard
# cpython: `g.gi_frame is g.gi_frame` is True, and a frame kept after close() still shows the variables.
# reason: The frame object is a view. Keeping one would make every generator larger.
def numbers():
    n = 1
    yield n


g = numbers()
next(g)
frame = g.gi_frame
print(frame is g.gi_frame, frame.f_locals["n"], frame.f_generator is g)
g.close()
print(dict(frame.f_locals))

#> False 1 True
#> {}
