# option: --policy standard
# The message of every assertion of a test case when it fails.
import logging
import types
import unittest
import warnings


class Messages(unittest.TestCase):
    def runTest(self):
        pass


class Short(Messages):
    longMessage = False


test = Messages()
short = Short()


def attempt(name, *args, on=test, **kwargs):
    try:
        result = getattr(on, name)(*args, **kwargs)
        print(name, "passed", result)
    except BaseException as error:
        print(name, type(error).__name__, error)


class NeverEqual:
    def __eq__(self, other):
        return False

    def __repr__(self):
        return "NeverEqual"


class BadRepr:
    def __repr__(self):
        raise ValueError


attempt("assertTrue", 0)
attempt("assertTrue", [], "with a message")
attempt("assertTrue", [], "with a message", on=short)
attempt("assertTrue", [], on=short)
attempt("assertFalse", "x")
attempt("fail")
attempt("fail", "why")
attempt("assertEqual", 1, 2)
attempt("assertEqual", 1, 1)
attempt("assertEqual", "x" * 100, "x" * 99 + "y")
attempt("assertEqual", list(range(60)), list(range(59)) + [7])
attempt("assertEqual", (1, 2), (1, 2, 3))
attempt("assertEqual", [1, [2, 3]], [1, [2, 4]])
attempt("assertEqual", {1: "a", 2: "b"}, {1: "a", 2: "c"})
attempt("assertEqual", {1, 2, 3}, {3})
attempt("assertEqual", {3}, {3, 4})
attempt("assertEqual", frozenset({3}), frozenset({4}))
attempt("assertEqual", "one\ntwo\nthree\n", "one\n2\nthree\n")
attempt("assertEqual", "one\ntwo", "one\ntwo\n")
attempt("assertEqual", "", "x")
attempt("assertEqual", b"abc" * 50, b"abc" * 49 + b"abd")
attempt("assertEqual", [1], (1,))
attempt("assertEqual", NeverEqual(), 3)
attempt("assertNotEqual", 1, 1)
attempt("assertNotEqual", 1, 2)
attempt("assertSequenceEqual", [1, 2], (1, 2))
attempt("assertSequenceEqual", [1, 2], (1, 3), seq_type=list)
attempt("assertSequenceEqual", 1, [2])
attempt("assertSequenceEqual", [2], 1)
attempt("assertListEqual", [1, 2, 3], [1])
attempt("assertListEqual", (), [])
attempt("assertTupleEqual", (1,), (2,))
attempt("assertSetEqual", {1}, [1])
attempt("assertSetEqual", 1, {1})
attempt("assertSetEqual", {1}, None)
attempt("assertDictEqual", [], {})
attempt("assertDictEqual", {}, 1)
attempt("assertMultiLineEqual", "a\nb", "a\nc", "words")
attempt("assertMultiLineEqual", 1, "a")
attempt("assertCountEqual", [1, 1, 2], [1, 2, 2])
attempt("assertCountEqual", [[1], [2]], [[2], [1]])
attempt("assertCountEqual", [[1], [2]], [[2], [3]])
attempt("assertCountEqual", "ab", "ba")
attempt("assertIs", 1, 2)
attempt("assertIs", None, None)
attempt("assertIsNot", None, None)
attempt("assertIsNone", 0)
attempt("assertIsNotNone", None)
attempt("assertIn", 1, [2, 3])
attempt("assertNotIn", 2, [2, 3], "but it is")
attempt("assertIsInstance", 1, str)
attempt("assertIsInstance", 1, (str, bytes))
attempt("assertNotIsInstance", 1, int)
attempt("assertIsSubclass", int, str)
attempt("assertIsSubclass", int, (str, bytes))
attempt("assertIsSubclass", 1, int)
attempt("assertNotIsSubclass", bool, int)
attempt("assertHasAttr", 1, "missing")
attempt("assertHasAttr", int, "missing")
attempt("assertHasAttr", types, "missing")
attempt("assertNotHasAttr", 1, "real")
attempt("assertNotHasAttr", int, "real")
attempt("assertNotHasAttr", types, "FunctionType")
attempt("assertLess", 2, 1)
attempt("assertLessEqual", 2, 1)
attempt("assertGreater", 1, 2)
attempt("assertGreaterEqual", 1, 2)
attempt("assertAlmostEqual", 1.0, 1.00000001)
attempt("assertAlmostEqual", 1.0, 1.1)
attempt("assertAlmostEqual", 1.0, 1.1, places=3)
attempt("assertAlmostEqual", 1.0, 1.1, delta=0.01)
attempt("assertAlmostEqual", 1.0, 1.1, 2, delta=0.01)
attempt("assertNotAlmostEqual", 1.0, 1.00000001)
attempt("assertNotAlmostEqual", 1.0, 1.1, delta=0.5)
attempt("assertNotAlmostEqual", 1.0, 1.1)
attempt("assertRegex", "abc", "x+")
attempt("assertRegex", "abc", "b")
attempt("assertNotRegex", "abc", "b+")
attempt("assertStartsWith", "abc", "x")
attempt("assertStartsWith", "abc", ("x", "y"))
attempt("assertStartsWith", b"abc", "x")
attempt("assertStartsWith", [1], "x")
attempt("assertNotStartsWith", "abc", ("x", "ab"))
attempt("assertEndsWith", "abc", "x" * 100)
attempt("assertNotEndsWith", b"abc", b"c")
attempt("assertRaises", ValueError, int, "1")
attempt("assertRaises", ValueError, int, "x")
attempt("assertRaises", ValueError, int, [])
attempt("assertRaises", (ValueError, KeyError), lambda: None)
attempt("assertRaises", int)
attempt("assertRaises", ValueError, bad=1)
attempt("assertRaisesRegex", ValueError, "literal", int, "x")
attempt("assertRaisesRegex", ValueError, "other", int, "x")
attempt("assertWarns", UserWarning, lambda: None)
attempt("assertWarns", UserWarning, warnings.warn, "look")
attempt("assertWarns", 3)
attempt("assertWarnsRegex", UserWarning, "other", warnings.warn, "look")
attempt("assertWarnsRegex", UserWarning, "look", warnings.warn, "look")

with test.assertRaises(KeyError, msg="in with") as caught:
    {}[1]
print(repr(caught.exception))
try:
    with test.assertRaises(KeyError, msg="in with"):
        pass
except AssertionError as error:
    print(error)
with test.assertWarns(DeprecationWarning) as caught:
    warnings.warn("old", DeprecationWarning)
print(caught.warning, caught.lineno)
with test.assertLogs("some.logger", level="INFO") as caught:
    logging.getLogger("some.logger").info("first")
    logging.getLogger("some.logger.child").error("second")
    logging.getLogger("some.logger").debug("unseen")
print(caught.output, len(caught.records))
try:
    with test.assertLogs("some.logger", "ERROR"):
        pass
except AssertionError as error:
    print(error)
try:
    with test.assertNoLogs():
        logging.warning("loud")
except AssertionError as error:
    print(error)

test.maxDiff = 20
attempt("assertEqual", "a\nb\nc\n" * 5, "a\nb\nd\n" * 5)
test.maxDiff = None


def same_length(first, second, msg=None):
    if len(first) != len(second):
        raise test.failureException(msg or "not as long")


class Sized(list):
    pass


test.addTypeEqualityFunc(Sized, same_length)
attempt("assertEqual", Sized([1]), Sized([2]))
attempt("assertEqual", Sized([1]), Sized([2, 3]))
text = ""
try:
    test.assertTrue(None, BadRepr)
except AssertionError as error:
    print("BadRepr" in str(error))
try:
    test.assertIsNone(BadRepr())
except AssertionError as error:
    print("BadRepr object at" in str(error))


class Manager:
    def __enter__(self):
        return "entered"

    def __exit__(self, *info):
        print("left", info)


print(test.enterContext(Manager()))
test.doCleanups()
attempt("enterContext", 1)

#> assertTrue AssertionError 0 is not true
#> assertTrue AssertionError [] is not true : with a message
#> assertTrue AssertionError with a message
#> assertTrue AssertionError [] is not true
#> assertFalse AssertionError 'x' is not false
#> fail AssertionError None
#> fail AssertionError why
#> assertEqual AssertionError 1 != 2
#> assertEqual passed None
#> assertEqual AssertionError 'xxxx[34 chars]xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx' != 'xxxx[34 chars]xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxy'
#> - xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
#> ?                                                                                                    ^
#> + xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxy
#> ?                                                                                                    ^
#>
#> assertEqual AssertionError Lists differ: [0, 1[162 chars]44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59] != [0, 1[162 chars]44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 7]
#>
#> First differing element 59:
#> 59
#> 7
#>
#>   [0,
#>    1,
#>    2,
#>    3,
#>    4,
#>    5,
#>    6,
#>    7,
#>    8,
#>    9,
#>    10,
#>    11,
#>    12,
#>    13,
#>    14,
#>    15,
#>    16,
#>    17,
#>    18,
#>    19,
#>    20,
#>    21,
#>    22,
#>    23,
#>    24,
#>    25,
#>    26,
#>    27,
#>    28,
#>    29,
#>    30,
#>    31,
#>    32,
#>    33,
#>    34,
#>    35,
#>    36,
#>    37,
#>    38,
#>    39,
#>    40,
#>    41,
#>    42,
#>    43,
#>    44,
#>    45,
#>    46,
#>    47,
#>    48,
#>    49,
#>    50,
#>    51,
#>    52,
#>    53,
#>    54,
#>    55,
#>    56,
#>    57,
#>    58,
#> -  59]
#> +  7]
#> assertEqual AssertionError Tuples differ: (1, 2) != (1, 2, 3)
#>
#> Second tuple contains 1 additional elements.
#> First extra element 2:
#> 3
#>
#> - (1, 2)
#> + (1, 2, 3)
#> ?      +++
#>
#> assertEqual AssertionError Lists differ: [1, [2, 3]] != [1, [2, 4]]
#>
#> First differing element 1:
#> [2, 3]
#> [2, 4]
#>
#> - [1, [2, 3]]
#> ?         ^
#>
#> + [1, [2, 4]]
#> ?         ^
#>
#> assertEqual AssertionError {1: 'a', 2: 'b'} != {1: 'a', 2: 'c'}
#> - {1: 'a', 2: 'b'}
#> ?              ^
#>
#> + {1: 'a', 2: 'c'}
#> ?              ^
#>
#> assertEqual AssertionError Items in the first set but not the second:
#> 1
#> 2
#> assertEqual AssertionError Items in the second set but not the first:
#> 4
#> assertEqual AssertionError Items in the first set but not the second:
#> 3
#> Items in the second set but not the first:
#> 4
#> assertEqual AssertionError 'one\ntwo\nthree\n' != 'one\n2\nthree\n'
#>   one
#> - two
#> + 2
#>   three
#>
#> assertEqual AssertionError 'one\ntwo' != 'one\ntwo\n'
#>   one
#>   two
#> + 
#>
#> assertEqual AssertionError '' != 'x'
#> + x
#>
#> assertEqual AssertionError b'abc[85 chars]bcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabc' != b'abc[85 chars]bcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabd'
#> assertEqual AssertionError [1] != (1,)
#> assertEqual AssertionError NeverEqual != 3
#> assertNotEqual AssertionError 1 == 1
#> assertNotEqual passed None
#> assertSequenceEqual passed None
#> assertSequenceEqual AssertionError Second sequence is not a list: (1, 3)
#> assertSequenceEqual AssertionError First sequence has no length.    Non-sequence?
#> - 1
#> + [2]
#> assertSequenceEqual AssertionError Second sequence has no length.    Non-sequence?
#> - [2]
#> + 1
#> assertListEqual AssertionError Lists differ: [1, 2, 3] != [1]
#>
#> First list contains 2 additional elements.
#> First extra element 1:
#> 2
#>
#> - [1, 2, 3]
#> + [1]
#> assertListEqual AssertionError First sequence is not a list: ()
#> assertTupleEqual AssertionError Tuples differ: (1,) != (2,)
#>
#> First differing element 0:
#> 1
#> 2
#>
#> - (1,)
#> ?  ^
#>
#> + (2,)
#> ?  ^
#>
#> assertSetEqual AssertionError second argument does not support set difference: 'list' object has no attribute 'difference'
#> assertSetEqual AssertionError first argument does not support set difference: 'int' object has no attribute 'difference'
#> assertSetEqual AssertionError invalid type when attempting set difference: 'NoneType' object is not iterable
#> assertDictEqual AssertionError [] is not an instance of <class 'dict'> : First argument is not a dictionary
#> assertDictEqual AssertionError 1 is not an instance of <class 'dict'> : Second argument is not a dictionary
#> assertMultiLineEqual AssertionError 'a\nb' != 'a\nc'
#>   a
#> - b
#> + c
#>  : words
#> assertMultiLineEqual AssertionError 1 is not an instance of <class 'str'> : First argument is not a string
#> assertCountEqual AssertionError Element counts were not equal:
#> First has 2, Second has 1:  1
#> First has 1, Second has 2:  2
#> assertCountEqual passed None
#> assertCountEqual AssertionError Element counts were not equal:
#> First has 1, Second has 0:  [1]
#> First has 0, Second has 1:  [3]
#> assertCountEqual passed None
#> assertIs AssertionError 1 is not 2
#> assertIs passed None
#> assertIsNot AssertionError unexpectedly identical: None
#> assertIsNone AssertionError 0 is not None
#> assertIsNotNone AssertionError unexpectedly None
#> assertIn AssertionError 1 not found in [2, 3]
#> assertNotIn AssertionError 2 unexpectedly found in [2, 3] : but it is
#> assertIsInstance AssertionError 1 is not an instance of <class 'str'>
#> assertIsInstance AssertionError 1 is not an instance of any of (<class 'str'>, <class 'bytes'>)
#> assertNotIsInstance AssertionError 1 is an instance of <class 'int'>
#> assertIsSubclass AssertionError <class 'int'> is not a subclass of <class 'str'>
#> assertIsSubclass AssertionError <class 'int'> is not a subclass of any of (<class 'str'>, <class 'bytes'>)
#> assertIsSubclass AssertionError 1 is not a class
#> assertNotIsSubclass AssertionError <class 'bool'> is a subclass of <class 'int'>
#> assertHasAttr AssertionError 'int' object has no attribute 'missing'
#> assertHasAttr AssertionError type object 'int' has no attribute 'missing'
#> assertHasAttr AssertionError module 'types' has no attribute 'missing'
#> assertNotHasAttr AssertionError 'int' object has unexpected attribute 'real'
#> assertNotHasAttr AssertionError type object 'int' has unexpected attribute 'real'
#> assertNotHasAttr AssertionError module 'types' has unexpected attribute 'FunctionType'
#> assertLess AssertionError 2 not less than 1
#> assertLessEqual AssertionError 2 not less than or equal to 1
#> assertGreater AssertionError 1 not greater than 2
#> assertGreaterEqual AssertionError 1 not greater than or equal to 2
#> assertAlmostEqual passed None
#> assertAlmostEqual AssertionError 1.0 != 1.1 within 7 places (0.10000000000000009 difference)
#> assertAlmostEqual AssertionError 1.0 != 1.1 within 3 places (0.10000000000000009 difference)
#> assertAlmostEqual AssertionError 1.0 != 1.1 within 0.01 delta (0.10000000000000009 difference)
#> assertAlmostEqual TypeError specify delta or places not both
#> assertNotAlmostEqual AssertionError 1.0 == 1.00000001 within 7 places
#> assertNotAlmostEqual AssertionError 1.0 == 1.1 within 0.5 delta (0.10000000000000009 difference)
#> assertNotAlmostEqual passed None
#> assertRegex AssertionError Regex didn't match: 'x+' not found in 'abc'
#> assertRegex passed None
#> assertNotRegex AssertionError Regex matched: 'b' matches 'b+' in 'abc'
#> assertStartsWith AssertionError 'abc' doesn't start with 'x'
#> assertStartsWith AssertionError 'abc' doesn't start with any of ('x', 'y')
#> assertStartsWith AssertionError Expected str, not bytes
#> assertStartsWith AssertionError Expected str, not list
#> assertNotStartsWith AssertionError 'abc' starts with 'ab'
#> assertEndsWith AssertionError 'abc' doesn't end with 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx'
#> assertNotEndsWith AssertionError b'abc' ends with b'c'
#> assertRaises AssertionError ValueError not raised by int
#> assertRaises passed None
#> assertRaises TypeError int() argument must be a string, a bytes-like object or a real number, not 'list'
#> assertRaises AssertionError (<class 'ValueError'>, <class 'KeyError'>) not raised by <lambda>
#> assertRaises TypeError assertRaises() arg 1 must be an exception type or tuple of exception types
#> assertRaises TypeError 'bad' is an invalid keyword argument for this function
#> assertRaisesRegex passed None
#> assertRaisesRegex AssertionError "other" does not match "invalid literal for int() with base 10: 'x'"
#> assertWarns AssertionError UserWarning not triggered by <lambda>
#> assertWarns passed None
#> assertWarns TypeError assertWarns() arg 1 must be a warning type or tuple of warning types
#> assertWarnsRegex AssertionError "other" does not match "look"
#> assertWarnsRegex passed None
#> KeyError(1)
#> KeyError not raised : in with
#> old 151
#> ['INFO:some.logger:first', 'ERROR:some.logger.child:second'] 2
#> no logs of level ERROR or higher triggered on some.logger
#> Unexpected logs found: ['WARNING:root:loud']
#> assertEqual AssertionError 'a\nb\nc\na\nb\nc\na\nb\nc\na\nb\nc\na\nb\nc\n' != 'a\nb\nd\na\nb\nd\na\nb\nd\na\nb\nd\na\nb\nd\n'
#> Diff is 81 characters long. Set self.maxDiff to None to see it.
#> assertEqual passed None
#> assertEqual AssertionError not as long
#> True
#> True
#> entered
#> left (None, None, None)
#> enterContext TypeError 'builtins.int' object does not support the context manager protocol
