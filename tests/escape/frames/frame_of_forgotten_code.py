# A frame of evaluated text outlives the text's code; its index must not refer to other code.
# option: --enable eval
# expect-strict: AttributeError: tb_frame
# expect-standard: contained
kept = []


def f():
    try:
        1 / 0
    except ZeroDivisionError as e:
        kept.append(e.__traceback__.tb_frame.f_back)
    return 1


for i in range(5):
    eval("f() + 0" + " + 1" * i)
others = [compile(f"def g{i}(): pass", f"file{i}", "exec") for i in range(5)]
for frame in kept:
    assert frame.f_code.co_filename == "<string>" and frame.f_code.co_name == "<module>", "ESCAPED"
    assert frame.f_lineno == 1 and "kept" in frame.f_locals
print("contained")
