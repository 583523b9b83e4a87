# option: --policy standard
# Tracebacks as objects.
def show(label, function):
    try:
        result = function()
        print(label, "=>", repr(result))
    except BaseException as error:
        print(label, "!!", type(error).__name__, error)


def assign(target, name, value):
    setattr(target, name, value)
    return getattr(target, name)


def delete(target, name):
    delattr(target, name)
    return getattr(target, name)


def fail(depth):
    if depth == 0:
        return 1 / 0
    return fail(depth - 1)


try:
    fail(2)
except ZeroDivisionError as error:
    traceback = error.__traceback__
print([name for name in dir(traceback) if not name.startswith("_")], type(traceback).__name__)
show("line", lambda: traceback.tb_lineno)
for name in ("tb_lasti", "tb_lineno"):
    show("assign " + name, lambda: assign(traceback, name, 5))
    show("delete " + name, lambda: delete(traceback, name))
show("missing", lambda: traceback.foo)
try:
    try:
        fail(0)
    except ZeroDivisionError as first:
        raise first.with_traceback(None)
except ZeroDivisionError as second:
    show("without", lambda: second.__traceback__.tb_lineno)
try:
    raise KeyError("new").with_traceback(traceback)
except KeyError as third:
    show("with", lambda: (third.__traceback__ is traceback, third.__traceback__.tb_lineno))

#> ['tb_frame', 'tb_lasti', 'tb_lineno', 'tb_next'] traceback
#> line => 28
#> assign tb_lasti !! AttributeError readonly attribute
#> delete tb_lasti !! AttributeError readonly attribute
#> assign tb_lineno !! AttributeError attribute 'tb_lineno' of 'traceback' objects is not writable
#> delete tb_lineno !! AttributeError attribute 'tb_lineno' of 'traceback' objects is not writable
#> missing !! AttributeError 'traceback' object has no attribute 'foo'
#> without => 41
#> with => (False, 45)
