# Functions and methods with positional-only parameters: how many there are, and no keywords.
# option: --policy standard
def attempt(function, /, *arguments, **keywords):
    try:
        function(*arguments, **keywords)
        print("no error")
    except TypeError as error:
        print(error)


items = [1]
table = {}
for function in (items.clear, items.append, items.insert, items.pop, items.index, items.extend, table.get,
                 table.setdefault, table.pop, table.keys, "x".join, "x".upper, "x".find, "x".strip, "x".partition,
                 {1}.add, {1}.copy, (1,).index, (1,).count, (1).bit_length, len, abs, repr, hash, callable, getattr,
                 setattr, hasattr, isinstance, issubclass, divmod, ord, chr, iter, next, dir, vars, all, any, format,
                 bin):
    print("##", function.__name__)
    for count in (0, 1, 2, 3, 4, 9):
        try:
            function(*[None] * count)
        except TypeError as error:
            text = str(error)
            if "argument" in text and ("takes" in text or "expected" in text) and ("given" in text or "got" in text):
                print(count, text)
        except Exception:
            pass
    attempt(function, zzz=1)
    attempt(function, None, zzz=1)
print("## classes")
for cls in (list, tuple, set, frozenset, bool, float, filter, reversed, range, slice, classmethod, staticmethod):
    attempt(cls, None, None, None, None, None)
for cls in (filter, reversed, range, slice, classmethod):
    attempt(cls)
print("## *arguments")
attempt(max)
attempt(min)
attempt(dict, 1, 2)
attempt({}.update, 1, 2)
attempt(map)
attempt(map, len)

#> ## clear
#> 1 list.clear() takes no arguments (1 given)
#> 2 list.clear() takes no arguments (2 given)
#> 3 list.clear() takes no arguments (3 given)
#> 4 list.clear() takes no arguments (4 given)
#> 9 list.clear() takes no arguments (9 given)
#> list.clear() takes no keyword arguments
#> list.clear() takes no keyword arguments
#> ## append
#> 0 list.append() takes exactly one argument (0 given)
#> 2 list.append() takes exactly one argument (2 given)
#> 3 list.append() takes exactly one argument (3 given)
#> 4 list.append() takes exactly one argument (4 given)
#> 9 list.append() takes exactly one argument (9 given)
#> list.append() takes no keyword arguments
#> list.append() takes no keyword arguments
#> ## insert
#> 0 insert expected 2 arguments, got 0
#> 1 insert expected 2 arguments, got 1
#> 3 insert expected 2 arguments, got 3
#> 4 insert expected 2 arguments, got 4
#> 9 insert expected 2 arguments, got 9
#> list.insert() takes no keyword arguments
#> list.insert() takes no keyword arguments
#> ## pop
#> 2 pop expected at most 1 argument, got 2
#> 3 pop expected at most 1 argument, got 3
#> 4 pop expected at most 1 argument, got 4
#> 9 pop expected at most 1 argument, got 9
#> list.pop() takes no keyword arguments
#> list.pop() takes no keyword arguments
#> ## index
#> 0 index expected at least 1 argument, got 0
#> 4 index expected at most 3 arguments, got 4
#> 9 index expected at most 3 arguments, got 9
#> list.index() takes no keyword arguments
#> list.index() takes no keyword arguments
#> ## extend
#> 0 list.extend() takes exactly one argument (0 given)
#> 2 list.extend() takes exactly one argument (2 given)
#> 3 list.extend() takes exactly one argument (3 given)
#> 4 list.extend() takes exactly one argument (4 given)
#> 9 list.extend() takes exactly one argument (9 given)
#> list.extend() takes no keyword arguments
#> list.extend() takes no keyword arguments
#> ## get
#> 0 get expected at least 1 argument, got 0
#> 3 get expected at most 2 arguments, got 3
#> 4 get expected at most 2 arguments, got 4
#> 9 get expected at most 2 arguments, got 9
#> dict.get() takes no keyword arguments
#> dict.get() takes no keyword arguments
#> ## setdefault
#> 0 setdefault expected at least 1 argument, got 0
#> 3 setdefault expected at most 2 arguments, got 3
#> 4 setdefault expected at most 2 arguments, got 4
#> 9 setdefault expected at most 2 arguments, got 9
#> dict.setdefault() takes no keyword arguments
#> dict.setdefault() takes no keyword arguments
#> ## pop
#> 0 pop expected at least 1 argument, got 0
#> 3 pop expected at most 2 arguments, got 3
#> 4 pop expected at most 2 arguments, got 4
#> 9 pop expected at most 2 arguments, got 9
#> dict.pop() takes no keyword arguments
#> dict.pop() takes no keyword arguments
#> ## keys
#> 1 dict.keys() takes no arguments (1 given)
#> 2 dict.keys() takes no arguments (2 given)
#> 3 dict.keys() takes no arguments (3 given)
#> 4 dict.keys() takes no arguments (4 given)
#> 9 dict.keys() takes no arguments (9 given)
#> dict.keys() takes no keyword arguments
#> dict.keys() takes no keyword arguments
#> ## join
#> 0 str.join() takes exactly one argument (0 given)
#> 2 str.join() takes exactly one argument (2 given)
#> 3 str.join() takes exactly one argument (3 given)
#> 4 str.join() takes exactly one argument (4 given)
#> 9 str.join() takes exactly one argument (9 given)
#> str.join() takes no keyword arguments
#> str.join() takes no keyword arguments
#> ## upper
#> 1 str.upper() takes no arguments (1 given)
#> 2 str.upper() takes no arguments (2 given)
#> 3 str.upper() takes no arguments (3 given)
#> 4 str.upper() takes no arguments (4 given)
#> 9 str.upper() takes no arguments (9 given)
#> str.upper() takes no keyword arguments
#> str.upper() takes no keyword arguments
#> ## find
#> 0 find expected at least 1 argument, got 0
#> 4 find expected at most 3 arguments, got 4
#> 9 find expected at most 3 arguments, got 9
#> str.find() takes no keyword arguments
#> str.find() takes no keyword arguments
#> ## strip
#> 2 strip expected at most 1 argument, got 2
#> 3 strip expected at most 1 argument, got 3
#> 4 strip expected at most 1 argument, got 4
#> 9 strip expected at most 1 argument, got 9
#> str.strip() takes no keyword arguments
#> str.strip() takes no keyword arguments
#> ## partition
#> 0 str.partition() takes exactly one argument (0 given)
#> 2 str.partition() takes exactly one argument (2 given)
#> 3 str.partition() takes exactly one argument (3 given)
#> 4 str.partition() takes exactly one argument (4 given)
#> 9 str.partition() takes exactly one argument (9 given)
#> str.partition() takes no keyword arguments
#> str.partition() takes no keyword arguments
#> ## add
#> 0 set.add() takes exactly one argument (0 given)
#> 2 set.add() takes exactly one argument (2 given)
#> 3 set.add() takes exactly one argument (3 given)
#> 4 set.add() takes exactly one argument (4 given)
#> 9 set.add() takes exactly one argument (9 given)
#> set.add() takes no keyword arguments
#> set.add() takes no keyword arguments
#> ## copy
#> 1 set.copy() takes no arguments (1 given)
#> 2 set.copy() takes no arguments (2 given)
#> 3 set.copy() takes no arguments (3 given)
#> 4 set.copy() takes no arguments (4 given)
#> 9 set.copy() takes no arguments (9 given)
#> set.copy() takes no keyword arguments
#> set.copy() takes no keyword arguments
#> ## index
#> 0 index expected at least 1 argument, got 0
#> 4 index expected at most 3 arguments, got 4
#> 9 index expected at most 3 arguments, got 9
#> tuple.index() takes no keyword arguments
#> tuple.index() takes no keyword arguments
#> ## count
#> 0 tuple.count() takes exactly one argument (0 given)
#> 2 tuple.count() takes exactly one argument (2 given)
#> 3 tuple.count() takes exactly one argument (3 given)
#> 4 tuple.count() takes exactly one argument (4 given)
#> 9 tuple.count() takes exactly one argument (9 given)
#> tuple.count() takes no keyword arguments
#> tuple.count() takes no keyword arguments
#> ## bit_length
#> 1 int.bit_length() takes no arguments (1 given)
#> 2 int.bit_length() takes no arguments (2 given)
#> 3 int.bit_length() takes no arguments (3 given)
#> 4 int.bit_length() takes no arguments (4 given)
#> 9 int.bit_length() takes no arguments (9 given)
#> int.bit_length() takes no keyword arguments
#> int.bit_length() takes no keyword arguments
#> ## len
#> 0 len() takes exactly one argument (0 given)
#> 2 len() takes exactly one argument (2 given)
#> 3 len() takes exactly one argument (3 given)
#> 4 len() takes exactly one argument (4 given)
#> 9 len() takes exactly one argument (9 given)
#> len() takes no keyword arguments
#> len() takes no keyword arguments
#> ## abs
#> 0 abs() takes exactly one argument (0 given)
#> 2 abs() takes exactly one argument (2 given)
#> 3 abs() takes exactly one argument (3 given)
#> 4 abs() takes exactly one argument (4 given)
#> 9 abs() takes exactly one argument (9 given)
#> abs() takes no keyword arguments
#> abs() takes no keyword arguments
#> ## repr
#> 0 repr() takes exactly one argument (0 given)
#> 2 repr() takes exactly one argument (2 given)
#> 3 repr() takes exactly one argument (3 given)
#> 4 repr() takes exactly one argument (4 given)
#> 9 repr() takes exactly one argument (9 given)
#> repr() takes no keyword arguments
#> repr() takes no keyword arguments
#> ## hash
#> 0 hash() takes exactly one argument (0 given)
#> 2 hash() takes exactly one argument (2 given)
#> 3 hash() takes exactly one argument (3 given)
#> 4 hash() takes exactly one argument (4 given)
#> 9 hash() takes exactly one argument (9 given)
#> hash() takes no keyword arguments
#> hash() takes no keyword arguments
#> ## callable
#> 0 callable() takes exactly one argument (0 given)
#> 2 callable() takes exactly one argument (2 given)
#> 3 callable() takes exactly one argument (3 given)
#> 4 callable() takes exactly one argument (4 given)
#> 9 callable() takes exactly one argument (9 given)
#> callable() takes no keyword arguments
#> callable() takes no keyword arguments
#> ## getattr
#> 0 getattr expected at least 2 arguments, got 0
#> 1 getattr expected at least 2 arguments, got 1
#> 4 getattr expected at most 3 arguments, got 4
#> 9 getattr expected at most 3 arguments, got 9
#> getattr() takes no keyword arguments
#> getattr() takes no keyword arguments
#> ## setattr
#> 0 setattr expected 3 arguments, got 0
#> 1 setattr expected 3 arguments, got 1
#> 2 setattr expected 3 arguments, got 2
#> 4 setattr expected 3 arguments, got 4
#> 9 setattr expected 3 arguments, got 9
#> setattr() takes no keyword arguments
#> setattr() takes no keyword arguments
#> ## hasattr
#> 0 hasattr expected 2 arguments, got 0
#> 1 hasattr expected 2 arguments, got 1
#> 3 hasattr expected 2 arguments, got 3
#> 4 hasattr expected 2 arguments, got 4
#> 9 hasattr expected 2 arguments, got 9
#> hasattr() takes no keyword arguments
#> hasattr() takes no keyword arguments
#> ## isinstance
#> 0 isinstance expected 2 arguments, got 0
#> 1 isinstance expected 2 arguments, got 1
#> 3 isinstance expected 2 arguments, got 3
#> 4 isinstance expected 2 arguments, got 4
#> 9 isinstance expected 2 arguments, got 9
#> isinstance() takes no keyword arguments
#> isinstance() takes no keyword arguments
#> ## issubclass
#> 0 issubclass expected 2 arguments, got 0
#> 1 issubclass expected 2 arguments, got 1
#> 3 issubclass expected 2 arguments, got 3
#> 4 issubclass expected 2 arguments, got 4
#> 9 issubclass expected 2 arguments, got 9
#> issubclass() takes no keyword arguments
#> issubclass() takes no keyword arguments
#> ## divmod
#> 0 divmod expected 2 arguments, got 0
#> 1 divmod expected 2 arguments, got 1
#> 3 divmod expected 2 arguments, got 3
#> 4 divmod expected 2 arguments, got 4
#> 9 divmod expected 2 arguments, got 9
#> divmod() takes no keyword arguments
#> divmod() takes no keyword arguments
#> ## ord
#> 0 ord() takes exactly one argument (0 given)
#> 2 ord() takes exactly one argument (2 given)
#> 3 ord() takes exactly one argument (3 given)
#> 4 ord() takes exactly one argument (4 given)
#> 9 ord() takes exactly one argument (9 given)
#> ord() takes no keyword arguments
#> ord() takes no keyword arguments
#> ## chr
#> 0 chr() takes exactly one argument (0 given)
#> 2 chr() takes exactly one argument (2 given)
#> 3 chr() takes exactly one argument (3 given)
#> 4 chr() takes exactly one argument (4 given)
#> 9 chr() takes exactly one argument (9 given)
#> chr() takes no keyword arguments
#> chr() takes no keyword arguments
#> ## iter
#> 0 iter expected at least 1 argument, got 0
#> 3 iter expected at most 2 arguments, got 3
#> 4 iter expected at most 2 arguments, got 4
#> 9 iter expected at most 2 arguments, got 9
#> iter() takes no keyword arguments
#> iter() takes no keyword arguments
#> ## next
#> 0 next expected at least 1 argument, got 0
#> 3 next expected at most 2 arguments, got 3
#> 4 next expected at most 2 arguments, got 4
#> 9 next expected at most 2 arguments, got 9
#> next() takes no keyword arguments
#> next() takes no keyword arguments
#> ## dir
#> 2 dir expected at most 1 argument, got 2
#> 3 dir expected at most 1 argument, got 3
#> 4 dir expected at most 1 argument, got 4
#> 9 dir expected at most 1 argument, got 9
#> dir() takes no keyword arguments
#> dir() takes no keyword arguments
#> ## vars
#> 2 vars expected at most 1 argument, got 2
#> 3 vars expected at most 1 argument, got 3
#> 4 vars expected at most 1 argument, got 4
#> 9 vars expected at most 1 argument, got 9
#> vars() takes no keyword arguments
#> vars() takes no keyword arguments
#> ## all
#> 0 all() takes exactly one argument (0 given)
#> 2 all() takes exactly one argument (2 given)
#> 3 all() takes exactly one argument (3 given)
#> 4 all() takes exactly one argument (4 given)
#> 9 all() takes exactly one argument (9 given)
#> all() takes no keyword arguments
#> all() takes no keyword arguments
#> ## any
#> 0 any() takes exactly one argument (0 given)
#> 2 any() takes exactly one argument (2 given)
#> 3 any() takes exactly one argument (3 given)
#> 4 any() takes exactly one argument (4 given)
#> 9 any() takes exactly one argument (9 given)
#> any() takes no keyword arguments
#> any() takes no keyword arguments
#> ## format
#> 0 format expected at least 1 argument, got 0
#> 3 format expected at most 2 arguments, got 3
#> 4 format expected at most 2 arguments, got 4
#> 9 format expected at most 2 arguments, got 9
#> format() takes no keyword arguments
#> format() takes no keyword arguments
#> ## bin
#> 0 bin() takes exactly one argument (0 given)
#> 2 bin() takes exactly one argument (2 given)
#> 3 bin() takes exactly one argument (3 given)
#> 4 bin() takes exactly one argument (4 given)
#> 9 bin() takes exactly one argument (9 given)
#> bin() takes no keyword arguments
#> bin() takes no keyword arguments
#> ## classes
#> list expected at most 1 argument, got 5
#> tuple expected at most 1 argument, got 5
#> set expected at most 1 argument, got 5
#> frozenset expected at most 1 argument, got 5
#> bool expected at most 1 argument, got 5
#> float expected at most 1 argument, got 5
#> filter expected 2 arguments, got 5
#> reversed expected 1 argument, got 5
#> range expected at most 3 arguments, got 5
#> slice expected at most 3 arguments, got 5
#> classmethod expected 1 argument, got 5
#> staticmethod expected 1 argument, got 5
#> filter expected 2 arguments, got 0
#> reversed expected 1 argument, got 0
#> range expected at least 1 argument, got 0
#> slice expected at least 1 argument, got 0
#> classmethod expected 1 argument, got 0
#> ## *arguments
#> max expected at least 1 argument, got 0
#> min expected at least 1 argument, got 0
#> dict expected at most 1 argument, got 2
#> update expected at most 1 argument, got 2
#> map() must have at least two arguments.
#> map() must have at least two arguments.
