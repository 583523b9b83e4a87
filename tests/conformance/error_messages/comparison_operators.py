# Messages of ordering comparisons for a grid of operand types.
values = [1, 1.5, "a", b"a", None, [1], (1,), {1: 1}, {1}, frozenset(), object(), len, range(2), int, ..., slice(1)]
for name, f in (("<", lambda a, b: a < b), (">=", lambda a, b: a >= b)):
    for a in values:
        line = []
        for b in values:
            try:
                line.append(str(f(a, b))[0])
            except TypeError as error:
                line.append(str(error).split("instances of ")[1].replace(" and ", "/").replace("'", ""))
        print(name, " ".join(line))
try:
    1 < "a"
except TypeError as error:
    print(error)
try:
    [1, 2] > [1, "x"]
except TypeError as error:
    print(error)
try:
    sorted([1, None, "a"])
except TypeError as error:
    print(error)
try:
    max("a", 1)
except TypeError as error:
    print(error)

#> < F T int/str int/bytes int/NoneType int/list int/tuple int/dict int/set int/frozenset int/object int/builtin_function_or_method int/range int/type int/ellipsis int/slice
#> < F F float/str float/bytes float/NoneType float/list float/tuple float/dict float/set float/frozenset float/object float/builtin_function_or_method float/range float/type float/ellipsis float/slice
#> < str/int str/float F str/bytes str/NoneType str/list str/tuple str/dict str/set str/frozenset str/object str/builtin_function_or_method str/range str/type str/ellipsis str/slice
#> < bytes/int bytes/float bytes/str F bytes/NoneType bytes/list bytes/tuple bytes/dict bytes/set bytes/frozenset bytes/object bytes/builtin_function_or_method bytes/range bytes/type bytes/ellipsis bytes/slice
#> < NoneType/int NoneType/float NoneType/str NoneType/bytes NoneType/NoneType NoneType/list NoneType/tuple NoneType/dict NoneType/set NoneType/frozenset NoneType/object NoneType/builtin_function_or_method NoneType/range NoneType/type NoneType/ellipsis NoneType/slice
#> < list/int list/float list/str list/bytes list/NoneType F list/tuple list/dict list/set list/frozenset list/object list/builtin_function_or_method list/range list/type list/ellipsis list/slice
#> < tuple/int tuple/float tuple/str tuple/bytes tuple/NoneType tuple/list F tuple/dict tuple/set tuple/frozenset tuple/object tuple/builtin_function_or_method tuple/range tuple/type tuple/ellipsis tuple/slice
#> < dict/int dict/float dict/str dict/bytes dict/NoneType dict/list dict/tuple dict/dict dict/set dict/frozenset dict/object dict/builtin_function_or_method dict/range dict/type dict/ellipsis dict/slice
#> < set/int set/float set/str set/bytes set/NoneType set/list set/tuple set/dict F F set/object set/builtin_function_or_method set/range set/type set/ellipsis set/slice
#> < frozenset/int frozenset/float frozenset/str frozenset/bytes frozenset/NoneType frozenset/list frozenset/tuple frozenset/dict T F frozenset/object frozenset/builtin_function_or_method frozenset/range frozenset/type frozenset/ellipsis frozenset/slice
#> < object/int object/float object/str object/bytes object/NoneType object/list object/tuple object/dict object/set object/frozenset object/object object/builtin_function_or_method object/range object/type object/ellipsis object/slice
#> < builtin_function_or_method/int builtin_function_or_method/float builtin_function_or_method/str builtin_function_or_method/bytes builtin_function_or_method/NoneType builtin_function_or_method/list builtin_function_or_method/tuple builtin_function_or_method/dict builtin_function_or_method/set builtin_function_or_method/frozenset builtin_function_or_method/object builtin_function_or_method/builtin_function_or_method builtin_function_or_method/range builtin_function_or_method/type builtin_function_or_method/ellipsis builtin_function_or_method/slice
#> < range/int range/float range/str range/bytes range/NoneType range/list range/tuple range/dict range/set range/frozenset range/object range/builtin_function_or_method range/range range/type range/ellipsis range/slice
#> < type/int type/float type/str type/bytes type/NoneType type/list type/tuple type/dict type/set type/frozenset type/object type/builtin_function_or_method type/range type/type type/ellipsis type/slice
#> < ellipsis/int ellipsis/float ellipsis/str ellipsis/bytes ellipsis/NoneType ellipsis/list ellipsis/tuple ellipsis/dict ellipsis/set ellipsis/frozenset ellipsis/object ellipsis/builtin_function_or_method ellipsis/range ellipsis/type ellipsis/ellipsis ellipsis/slice
#> < slice/int slice/float slice/str slice/bytes slice/NoneType slice/list slice/tuple slice/dict slice/set slice/frozenset slice/object slice/builtin_function_or_method slice/range slice/type slice/ellipsis F
#> >= T F int/str int/bytes int/NoneType int/list int/tuple int/dict int/set int/frozenset int/object int/builtin_function_or_method int/range int/type int/ellipsis int/slice
#> >= T T float/str float/bytes float/NoneType float/list float/tuple float/dict float/set float/frozenset float/object float/builtin_function_or_method float/range float/type float/ellipsis float/slice
#> >= str/int str/float T str/bytes str/NoneType str/list str/tuple str/dict str/set str/frozenset str/object str/builtin_function_or_method str/range str/type str/ellipsis str/slice
#> >= bytes/int bytes/float bytes/str T bytes/NoneType bytes/list bytes/tuple bytes/dict bytes/set bytes/frozenset bytes/object bytes/builtin_function_or_method bytes/range bytes/type bytes/ellipsis bytes/slice
#> >= NoneType/int NoneType/float NoneType/str NoneType/bytes NoneType/NoneType NoneType/list NoneType/tuple NoneType/dict NoneType/set NoneType/frozenset NoneType/object NoneType/builtin_function_or_method NoneType/range NoneType/type NoneType/ellipsis NoneType/slice
#> >= list/int list/float list/str list/bytes list/NoneType T list/tuple list/dict list/set list/frozenset list/object list/builtin_function_or_method list/range list/type list/ellipsis list/slice
#> >= tuple/int tuple/float tuple/str tuple/bytes tuple/NoneType tuple/list T tuple/dict tuple/set tuple/frozenset tuple/object tuple/builtin_function_or_method tuple/range tuple/type tuple/ellipsis tuple/slice
#> >= dict/int dict/float dict/str dict/bytes dict/NoneType dict/list dict/tuple dict/dict dict/set dict/frozenset dict/object dict/builtin_function_or_method dict/range dict/type dict/ellipsis dict/slice
#> >= set/int set/float set/str set/bytes set/NoneType set/list set/tuple set/dict T T set/object set/builtin_function_or_method set/range set/type set/ellipsis set/slice
#> >= frozenset/int frozenset/float frozenset/str frozenset/bytes frozenset/NoneType frozenset/list frozenset/tuple frozenset/dict F T frozenset/object frozenset/builtin_function_or_method frozenset/range frozenset/type frozenset/ellipsis frozenset/slice
#> >= object/int object/float object/str object/bytes object/NoneType object/list object/tuple object/dict object/set object/frozenset object/object object/builtin_function_or_method object/range object/type object/ellipsis object/slice
#> >= builtin_function_or_method/int builtin_function_or_method/float builtin_function_or_method/str builtin_function_or_method/bytes builtin_function_or_method/NoneType builtin_function_or_method/list builtin_function_or_method/tuple builtin_function_or_method/dict builtin_function_or_method/set builtin_function_or_method/frozenset builtin_function_or_method/object builtin_function_or_method/builtin_function_or_method builtin_function_or_method/range builtin_function_or_method/type builtin_function_or_method/ellipsis builtin_function_or_method/slice
#> >= range/int range/float range/str range/bytes range/NoneType range/list range/tuple range/dict range/set range/frozenset range/object range/builtin_function_or_method range/range range/type range/ellipsis range/slice
#> >= type/int type/float type/str type/bytes type/NoneType type/list type/tuple type/dict type/set type/frozenset type/object type/builtin_function_or_method type/range type/type type/ellipsis type/slice
#> >= ellipsis/int ellipsis/float ellipsis/str ellipsis/bytes ellipsis/NoneType ellipsis/list ellipsis/tuple ellipsis/dict ellipsis/set ellipsis/frozenset ellipsis/object ellipsis/builtin_function_or_method ellipsis/range ellipsis/type ellipsis/ellipsis ellipsis/slice
#> >= slice/int slice/float slice/str slice/bytes slice/NoneType slice/list slice/tuple slice/dict slice/set slice/frozenset slice/object slice/builtin_function_or_method slice/range slice/type slice/ellipsis T
#> '<' not supported between instances of 'int' and 'str'
#> '>' not supported between instances of 'int' and 'str'
#> '<' not supported between instances of 'NoneType' and 'int'
#> '>' not supported between instances of 'int' and 'str'
