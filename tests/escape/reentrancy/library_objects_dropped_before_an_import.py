# A module refers to a function of another one, which the program has changed and dropped before the import. What the
# program has put into it is still there.
# option: --allow-import=calendar,enum,gc
# expect-strict: contained
# expect-standard: contained
import enum
import gc


def change_and_drop():
    enum.global_enum.added = ["of", "the", "program"]
    enum.global_enum.__defaults__ = (["default"], False)
    enum.global_enum.__doc__ = "text of the program " * 3
    del enum.global_enum


def overwrite_the_stack(depth):
    a = b = c = d = e = f = depth
    return [a, b, c, d, e, f] if depth == 0 else overwrite_the_stack(depth - 1) + [a, b, c, d, e, f]


change_and_drop()
overwrite_the_stack(50)
for _ in range(3):
    gc.collect()
others = [{"added": "other", "number": i} for i in range(3000)] + [[i, i] for i in range(3000)]
texts = ["other text %d " % i * 4 for i in range(3000)]
import calendar

function = calendar.global_enum
if function.added != ["of", "the", "program"] or not function.__doc__.startswith("text of the program"):
    print("ESCAPED")
print("contained")
