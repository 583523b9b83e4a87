# Messages of item, slice and attribute assignment and deletion on unsuitable values.
class C:
    def method(self):
        pass


values = [1, 1.5, "a", b"a", None, (1,), {1}, frozenset(), range(3), C(), C, len, ..., [1], {1: 1}]


def set_item(v):
    v[0] = 1


def set_key(v):
    v["k"] = 1


def set_slice(v):
    v[0:1] = [1]


def set_slice_bad(v):
    v[0:1] = 5


def del_item(v):
    del v[9]


def del_slice(v):
    del v[0:1]


def set_attr(v):
    v.attr = 1


def del_attr(v):
    del v.attribute


def augmented(v):
    v[0] += 1


def augmented_attr(v):
    v.missing += 1


for f in (set_item, set_key, set_slice, set_slice_bad, del_item, del_slice, set_attr, del_attr, augmented,
          augmented_attr):
    for v in values:
        try:
            f(v)
        except Exception as error:
            if " at 0x" not in str(error):
                print(f.__name__, "|", type(error).__name__, error)
c = C()
try:
    c.method.x = 1
except AttributeError as error:
    print(error)
try:
    c.method().y = 1
except AttributeError as error:
    print(error)
try:
    len.__doc__ = "x"
except AttributeError as error:
    print(error)

#> set_item | TypeError 'int' object does not support item assignment
#> set_item | TypeError 'float' object does not support item assignment
#> set_item | TypeError 'str' object does not support item assignment
#> set_item | TypeError 'bytes' object does not support item assignment
#> set_item | TypeError 'NoneType' object does not support item assignment
#> set_item | TypeError 'tuple' object does not support item assignment
#> set_item | TypeError 'set' object does not support item assignment
#> set_item | TypeError 'frozenset' object does not support item assignment
#> set_item | TypeError 'range' object does not support item assignment
#> set_item | TypeError 'C' object does not support item assignment
#> set_item | TypeError 'type' object does not support item assignment
#> set_item | TypeError 'builtin_function_or_method' object does not support item assignment
#> set_item | TypeError 'ellipsis' object does not support item assignment
#> set_key | TypeError 'int' object does not support item assignment
#> set_key | TypeError 'float' object does not support item assignment
#> set_key | TypeError 'str' object does not support item assignment
#> set_key | TypeError 'bytes' object does not support item assignment
#> set_key | TypeError 'NoneType' object does not support item assignment
#> set_key | TypeError 'tuple' object does not support item assignment
#> set_key | TypeError 'set' object does not support item assignment
#> set_key | TypeError 'frozenset' object does not support item assignment
#> set_key | TypeError 'range' object does not support item assignment
#> set_key | TypeError 'C' object does not support item assignment
#> set_key | TypeError 'type' object does not support item assignment
#> set_key | TypeError 'builtin_function_or_method' object does not support item assignment
#> set_key | TypeError 'ellipsis' object does not support item assignment
#> set_key | TypeError list indices must be integers or slices, not str
#> set_slice | TypeError 'int' object does not support item assignment
#> set_slice | TypeError 'float' object does not support item assignment
#> set_slice | TypeError 'str' object does not support item assignment
#> set_slice | TypeError 'bytes' object does not support item assignment
#> set_slice | TypeError 'NoneType' object does not support item assignment
#> set_slice | TypeError 'tuple' object does not support item assignment
#> set_slice | TypeError 'set' object does not support item assignment
#> set_slice | TypeError 'frozenset' object does not support item assignment
#> set_slice | TypeError 'range' object does not support item assignment
#> set_slice | TypeError 'C' object does not support item assignment
#> set_slice | TypeError 'type' object does not support item assignment
#> set_slice | TypeError 'builtin_function_or_method' object does not support item assignment
#> set_slice | TypeError 'ellipsis' object does not support item assignment
#> set_slice_bad | TypeError 'int' object does not support item assignment
#> set_slice_bad | TypeError 'float' object does not support item assignment
#> set_slice_bad | TypeError 'str' object does not support item assignment
#> set_slice_bad | TypeError 'bytes' object does not support item assignment
#> set_slice_bad | TypeError 'NoneType' object does not support item assignment
#> set_slice_bad | TypeError 'tuple' object does not support item assignment
#> set_slice_bad | TypeError 'set' object does not support item assignment
#> set_slice_bad | TypeError 'frozenset' object does not support item assignment
#> set_slice_bad | TypeError 'range' object does not support item assignment
#> set_slice_bad | TypeError 'C' object does not support item assignment
#> set_slice_bad | TypeError 'type' object does not support item assignment
#> set_slice_bad | TypeError 'builtin_function_or_method' object does not support item assignment
#> set_slice_bad | TypeError 'ellipsis' object does not support item assignment
#> set_slice_bad | TypeError must assign iterable to extended slice
#> del_item | TypeError 'int' object does not support item deletion
#> del_item | TypeError 'float' object does not support item deletion
#> del_item | TypeError 'str' object doesn't support item deletion
#> del_item | TypeError 'bytes' object doesn't support item deletion
#> del_item | TypeError 'NoneType' object does not support item deletion
#> del_item | TypeError 'tuple' object doesn't support item deletion
#> del_item | TypeError 'set' object doesn't support item deletion
#> del_item | TypeError 'frozenset' object doesn't support item deletion
#> del_item | TypeError 'range' object doesn't support item deletion
#> del_item | TypeError 'C' object doesn't support item deletion
#> del_item | TypeError 'type' object does not support item deletion
#> del_item | TypeError 'builtin_function_or_method' object does not support item deletion
#> del_item | TypeError 'ellipsis' object does not support item deletion
#> del_item | IndexError list assignment index out of range
#> del_item | KeyError 9
#> del_slice | TypeError 'int' object does not support item deletion
#> del_slice | TypeError 'float' object does not support item deletion
#> del_slice | TypeError 'str' object does not support item deletion
#> del_slice | TypeError 'bytes' object does not support item deletion
#> del_slice | TypeError 'NoneType' object does not support item deletion
#> del_slice | TypeError 'tuple' object does not support item deletion
#> del_slice | TypeError 'set' object does not support item deletion
#> del_slice | TypeError 'frozenset' object does not support item deletion
#> del_slice | TypeError 'range' object does not support item deletion
#> del_slice | TypeError 'C' object does not support item deletion
#> del_slice | TypeError 'type' object does not support item deletion
#> del_slice | TypeError 'builtin_function_or_method' object does not support item deletion
#> del_slice | TypeError 'ellipsis' object does not support item deletion
#> set_attr | AttributeError 'int' object has no attribute 'attr' and no __dict__ for setting new attributes
#> set_attr | AttributeError 'float' object has no attribute 'attr' and no __dict__ for setting new attributes
#> set_attr | AttributeError 'str' object has no attribute 'attr' and no __dict__ for setting new attributes
#> set_attr | AttributeError 'bytes' object has no attribute 'attr' and no __dict__ for setting new attributes
#> set_attr | AttributeError 'NoneType' object has no attribute 'attr' and no __dict__ for setting new attributes
#> set_attr | AttributeError 'tuple' object has no attribute 'attr' and no __dict__ for setting new attributes
#> set_attr | AttributeError 'set' object has no attribute 'attr' and no __dict__ for setting new attributes
#> set_attr | AttributeError 'frozenset' object has no attribute 'attr' and no __dict__ for setting new attributes
#> set_attr | AttributeError 'range' object has no attribute 'attr' and no __dict__ for setting new attributes
#> set_attr | AttributeError 'builtin_function_or_method' object has no attribute 'attr' and no __dict__ for setting new attributes
#> set_attr | AttributeError 'ellipsis' object has no attribute 'attr' and no __dict__ for setting new attributes
#> set_attr | AttributeError 'list' object has no attribute 'attr' and no __dict__ for setting new attributes
#> set_attr | AttributeError 'dict' object has no attribute 'attr' and no __dict__ for setting new attributes
#> del_attr | AttributeError 'int' object has no attribute 'attribute' and no __dict__ for setting new attributes
#> del_attr | AttributeError 'float' object has no attribute 'attribute' and no __dict__ for setting new attributes
#> del_attr | AttributeError 'str' object has no attribute 'attribute' and no __dict__ for setting new attributes
#> del_attr | AttributeError 'bytes' object has no attribute 'attribute' and no __dict__ for setting new attributes
#> del_attr | AttributeError 'NoneType' object has no attribute 'attribute' and no __dict__ for setting new attributes
#> del_attr | AttributeError 'tuple' object has no attribute 'attribute' and no __dict__ for setting new attributes
#> del_attr | AttributeError 'set' object has no attribute 'attribute' and no __dict__ for setting new attributes
#> del_attr | AttributeError 'frozenset' object has no attribute 'attribute' and no __dict__ for setting new attributes
#> del_attr | AttributeError 'range' object has no attribute 'attribute' and no __dict__ for setting new attributes
#> del_attr | AttributeError 'C' object has no attribute 'attribute'
#> del_attr | AttributeError type object 'C' has no attribute 'attribute'
#> del_attr | AttributeError 'builtin_function_or_method' object has no attribute 'attribute' and no __dict__ for setting new attributes
#> del_attr | AttributeError 'ellipsis' object has no attribute 'attribute' and no __dict__ for setting new attributes
#> del_attr | AttributeError 'list' object has no attribute 'attribute' and no __dict__ for setting new attributes
#> del_attr | AttributeError 'dict' object has no attribute 'attribute' and no __dict__ for setting new attributes
#> augmented | TypeError 'int' object is not subscriptable
#> augmented | TypeError 'float' object is not subscriptable
#> augmented | TypeError can only concatenate str (not "int") to str
#> augmented | TypeError 'bytes' object does not support item assignment
#> augmented | TypeError 'NoneType' object is not subscriptable
#> augmented | TypeError 'tuple' object does not support item assignment
#> augmented | TypeError 'set' object is not subscriptable
#> augmented | TypeError 'frozenset' object is not subscriptable
#> augmented | TypeError 'range' object does not support item assignment
#> augmented | TypeError 'C' object is not subscriptable
#> augmented | TypeError type 'C' is not subscriptable
#> augmented | TypeError 'builtin_function_or_method' object is not subscriptable
#> augmented | TypeError 'ellipsis' object is not subscriptable
#> augmented | IndexError list index out of range
#> augmented_attr | AttributeError 'int' object has no attribute 'missing'
#> augmented_attr | AttributeError 'float' object has no attribute 'missing'
#> augmented_attr | AttributeError 'str' object has no attribute 'missing'
#> augmented_attr | AttributeError 'bytes' object has no attribute 'missing'
#> augmented_attr | AttributeError 'NoneType' object has no attribute 'missing'
#> augmented_attr | AttributeError 'tuple' object has no attribute 'missing'
#> augmented_attr | AttributeError 'set' object has no attribute 'missing'
#> augmented_attr | AttributeError 'frozenset' object has no attribute 'missing'
#> augmented_attr | AttributeError 'range' object has no attribute 'missing'
#> augmented_attr | AttributeError 'C' object has no attribute 'missing'
#> augmented_attr | AttributeError type object 'C' has no attribute 'missing'
#> augmented_attr | AttributeError 'builtin_function_or_method' object has no attribute 'missing'
#> augmented_attr | AttributeError 'ellipsis' object has no attribute 'missing'
#> augmented_attr | AttributeError 'list' object has no attribute 'missing'
#> augmented_attr | AttributeError 'dict' object has no attribute 'missing'
#> 'method' object has no attribute 'x' and no __dict__ for setting new attributes
#> 'NoneType' object has no attribute 'y' and no __dict__ for setting new attributes
#> attribute '__doc__' of 'builtin_function_or_method' objects is not writable
