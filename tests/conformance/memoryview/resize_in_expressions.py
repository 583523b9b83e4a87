# A bytearray changes its size while a view of it is, or was, an operand of the same expression.
# option: --policy standard --allow-import array
import array


def make():
    return b"xx"


def two_targets(b):
    part = slice(0, 5)
    b[part], c = make(), memoryview(b)
    return c


def three_targets(b):
    part, other, a = slice(0, 5), slice(0, 4), bytearray(8)
    b[part], a[other], c = make(), make(), memoryview(b)
    return c


def two_stores(b):
    part, a, other = slice(0, 5), bytearray(8), slice(0, 4)
    b[part], a[other] = make(), memoryview(b)
    return a


def named_in_place(b):
    part = slice(0, 5)
    b[part], c = make(), (kept := memoryview(b))
    return kept


def to_a_dict(b):
    part, d = slice(0, 5), {}
    b[part], d["key"] = make(), memoryview(b)
    return d


def to_an_attribute(b):
    class Place: pass
    part, place = slice(0, 5), Place()
    b[part], place.name = make(), memoryview(b)
    return place.name


def in_a_list(b): return [memoryview(b), b.append(1)]


def in_a_tuple_of_calls(b): return (memoryview(b), b.__delitem__(0), b.pop())


def after_it_was_used(b): return [len(memoryview(b)), b.append(1)]


def as_keys(b): return {1: memoryview(b), 2: b.extend(b"xyz")}


def as_an_argument(b): return max(memoryview(b), b.clear(), key=id)


def as_a_used_argument(b): return sum([sum(memoryview(b)), b.append(1) or 0])


def add_itself(b):
    b += memoryview(b)
    return b


def add_after_use(b):
    n = len(memoryview(b))
    b += b"x" * n
    return b


def multiply_after_use(b):
    b *= len(memoryview(b)) - 8
    return b


def assign_itself(b):
    b[0:1] = memoryview(b)
    return b


def delete_after_use(b):
    part = slice(0, len(memoryview(b)) - 7)
    del b[part]
    return b


def loop_variable(b):
    for view in [memoryview(b)]:
        b.append(1)
    return b


def after_a_loop(b):
    for byte in memoryview(b): pass
    b.append(1)
    return b


def within_with(b):
    with memoryview(b) as view:
        b.append(1)
    return b


def after_with(b):
    with memoryview(b) as view: first = view[0]
    b.append(first)
    return b


def in_an_exception(b):
    try:
        raise KeyError(memoryview(b))
    except KeyError as error:
        b.append(1)
    return b


def in_a_comparison(b): return memoryview(b) == (b.append(1) or b)


def in_text(b): return f"{len(memoryview(b))} {b.pop()}"


def conditional(b):
    part = slice(0, 5)
    b[part], c = (make() if b else None), (memoryview(b) if b else None)
    return c


def comprehension(b): return [b.append(byte) for byte in memoryview(b)]


def comprehension_done(b): return [byte for byte in memoryview(b)], b.append(1)


def by_a_generator(b):
    def steps():
        part = slice(0, 5)
        b[part], c = (yield 1), memoryview(b)
        yield c

    made = steps()
    next(made)
    return made.send(make())


def in_an_inner_call(b):
    def change(): b.append(1)
    return [memoryview(b), change()]


def starred(b):
    part = slice(0, 5)
    b[part], *c = make(), memoryview(b), 3
    return c


for function in [value for value in list(globals().values())
                 if callable(value) and value is not make and value is not array]:
    for source in (bytearray(10), array.array("B", bytes(10))):
        try:
            result = function(source)
        except BufferError as error:
            print(function.__name__, "BufferError:", error)
        except (TypeError, AttributeError) as error:
            print(function.__name__, type(source).__name__, type(error).__name__)
        else:
            result = None
            print(function.__name__, "fine", len(source))

#> two_targets BufferError: Existing exports of data: object cannot be re-sized
#> two_targets array TypeError
#> three_targets BufferError: Existing exports of data: object cannot be re-sized
#> three_targets array TypeError
#> two_stores BufferError: Existing exports of data: object cannot be re-sized
#> two_stores array TypeError
#> named_in_place BufferError: Existing exports of data: object cannot be re-sized
#> named_in_place array TypeError
#> to_a_dict BufferError: Existing exports of data: object cannot be re-sized
#> to_a_dict array TypeError
#> to_an_attribute BufferError: Existing exports of data: object cannot be re-sized
#> to_an_attribute array TypeError
#> in_a_list BufferError: Existing exports of data: object cannot be re-sized
#> in_a_list BufferError: cannot resize an array that is exporting buffers
#> in_a_tuple_of_calls BufferError: Existing exports of data: object cannot be re-sized
#> in_a_tuple_of_calls BufferError: cannot resize an array that is exporting buffers
#> after_it_was_used fine 11
#> after_it_was_used fine 11
#> as_keys BufferError: Existing exports of data: object cannot be re-sized
#> as_keys BufferError: cannot resize an array that is exporting buffers
#> as_an_argument BufferError: Existing exports of data: object cannot be re-sized
#> as_an_argument BufferError: cannot resize an array that is exporting buffers
#> as_a_used_argument fine 11
#> as_a_used_argument fine 11
#> add_itself BufferError: Existing exports of data: object cannot be re-sized
#> add_itself array TypeError
#> add_after_use fine 20
#> add_after_use array TypeError
#> multiply_after_use fine 20
#> multiply_after_use fine 20
#> assign_itself BufferError: Existing exports of data: object cannot be re-sized
#> assign_itself array TypeError
#> delete_after_use fine 7
#> delete_after_use fine 7
#> loop_variable BufferError: Existing exports of data: object cannot be re-sized
#> loop_variable BufferError: cannot resize an array that is exporting buffers
#> after_a_loop fine 11
#> after_a_loop fine 11
#> within_with BufferError: Existing exports of data: object cannot be re-sized
#> within_with BufferError: cannot resize an array that is exporting buffers
#> after_with fine 11
#> after_with fine 11
#> in_an_exception BufferError: Existing exports of data: object cannot be re-sized
#> in_an_exception BufferError: cannot resize an array that is exporting buffers
#> in_a_comparison BufferError: Existing exports of data: object cannot be re-sized
#> in_a_comparison BufferError: cannot resize an array that is exporting buffers
#> in_text fine 9
#> in_text fine 9
#> conditional BufferError: Existing exports of data: object cannot be re-sized
#> conditional array TypeError
#> comprehension BufferError: Existing exports of data: object cannot be re-sized
#> comprehension BufferError: cannot resize an array that is exporting buffers
#> comprehension_done fine 11
#> comprehension_done fine 11
#> by_a_generator BufferError: Existing exports of data: object cannot be re-sized
#> by_a_generator array TypeError
#> in_an_inner_call BufferError: Existing exports of data: object cannot be re-sized
#> in_an_inner_call BufferError: cannot resize an array that is exporting buffers
#> starred BufferError: Existing exports of data: object cannot be re-sized
#> starred array TypeError
