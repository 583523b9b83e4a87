# Frames in tracebacks have their variables only in programs that name f_locals or f_back.
# option: --policy standard
# cpython: tb_frame.f_locals always shows the variables that the frame had.
# reason: Keeping frames alive for every exception costs time and memory. The compiler sees the names f_locals
# reason: and f_back in the guest's code. If they are reached by getattr with a computed name, the frame is empty.
def f():
    local = 1
    raise ValueError


try:
    f()
except ValueError as e:
    frame = e.__traceback__.tb_next.tb_frame
    print(len(getattr(frame, "f_" + "locals")), getattr(frame, "f_" + "back"), frame.f_lineno)

#> 0 None 8
