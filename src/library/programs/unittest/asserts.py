# unittest.asserts: the assertions of TestCase, with the messages that CPython has.
"""The assertions of test cases."""


# --- late: regular expressions

import re


# --- late: types

import types


# --- late: contexts

from unittest.contexts import (_AssertLogsContext, _AssertNotWarnsContext, _AssertRaisesContext,
                               _AssertWarnsContext)


# --- late: comparing and telling

from unittest.util import (_common_shorten_repr, _count_diff_all_purpose, _count_diff_hashable,
                           safe_repr)


# --- the assertions

DIFF_OMITTED = "\nDiff is %s characters long. Set self.maxDiff to None to see it."
_NO_ITEM = (TypeError, IndexError, NotImplementedError)


def _diff(first, second):
    import difflib
    import pprint
    return "\n" + "\n".join(difflib.ndiff(pprint.pformat(first).splitlines(),
                                          pprint.pformat(second).splitlines()))


def _owner(obj):
    if isinstance(obj, types.ModuleType):
        return f"module {obj.__name__!r}"
    if isinstance(obj, type):
        return f"type object {obj.__name__!r}"
    return f"{type(obj).__name__!r} object"


def _length_of_list(seq, which, kind):
    try:
        return len(seq), None
    except (TypeError, NotImplementedError):
        return None, f"{which} {kind} has no length.    Non-sequence?"


class Assertions:
    """What a test says of values."""

    failureException = AssertionError
    longMessage = True
    maxDiff = 80 * 8
    _diffThreshold = 2 ** 16

    def fail(self, msg=None):
        """Fail with msg."""
        raise self.failureException(msg)

    def _formatMessage(self, msg, standardMsg):
        if not self.longMessage:
            return msg or standardMsg
        if msg is None:
            return standardMsg
        try:
            return f"{standardMsg} : {msg}"
        except UnicodeDecodeError:
            return f"{safe_repr(standardMsg)} : {safe_repr(msg)}"

    def _raise_failure(self, msg, standardMsg):
        raise self.failureException(self._formatMessage(msg, standardMsg))

    def _truncateMessage(self, message, diff):
        if self.maxDiff is None or len(diff) <= self.maxDiff:
            return message + diff
        return message + DIFF_OMITTED % len(diff)

    # --- truth, identity, order

    def assertFalse(self, expr, msg=None):
        """Fail if expr is true."""
        if expr:
            self._raise_failure(msg, f"{safe_repr(expr)} is not false")

    def assertTrue(self, expr, msg=None):
        """Fail unless expr is true."""
        if not expr:
            self._raise_failure(msg, f"{safe_repr(expr)} is not true")

    def assertIs(self, expr1, expr2, msg=None):
        """Fail unless both are the same object."""
        if expr1 is not expr2:
            self._raise_failure(msg, f"{safe_repr(expr1)} is not {safe_repr(expr2)}")

    def assertIsNot(self, expr1, expr2, msg=None):
        """Fail if both are the same object."""
        if expr1 is expr2:
            self._raise_failure(msg, f"unexpectedly identical: {safe_repr(expr1)}")

    def assertIsNone(self, obj, msg=None):
        """Fail unless obj is None."""
        if obj is not None:
            self._raise_failure(msg, f"{safe_repr(obj)} is not None")

    def assertIsNotNone(self, obj, msg=None):
        """Fail if obj is None."""
        if obj is None:
            self._raise_failure(msg, "unexpectedly None")

    def assertLess(self, a, b, msg=None):
        """Fail unless a < b."""
        if not a < b:
            self._raise_failure(msg, f"{safe_repr(a)} not less than {safe_repr(b)}")

    def assertLessEqual(self, a, b, msg=None):
        """Fail unless a <= b."""
        if not a <= b:
            self._raise_failure(msg, f"{safe_repr(a)} not less than or equal to {safe_repr(b)}")

    def assertGreater(self, a, b, msg=None):
        """Fail unless a > b."""
        if not a > b:
            self._raise_failure(msg, f"{safe_repr(a)} not greater than {safe_repr(b)}")

    def assertGreaterEqual(self, a, b, msg=None):
        """Fail unless a >= b."""
        if not a >= b:
            self._raise_failure(msg, f"{safe_repr(a)} not greater than or equal to {safe_repr(b)}")

    def assertIn(self, member, container, msg=None):
        """Fail unless member is in container."""
        if member not in container:
            self._raise_failure(msg, f"{safe_repr(member)} not found in {safe_repr(container)}")

    def assertNotIn(self, member, container, msg=None):
        """Fail if member is in container."""
        if member in container:
            self._raise_failure(msg, f"{safe_repr(member)} unexpectedly found in "
                                     f"{safe_repr(container)}")

    # --- classes and attributes

    def assertIsInstance(self, obj, cls, msg=None):
        """Fail unless obj is an instance of cls."""
        if not isinstance(obj, cls):
            any_of = "any of " if isinstance(cls, tuple) else ""
            self._raise_failure(msg, f"{safe_repr(obj)} is not an instance of {any_of}{cls!r}")

    def assertNotIsInstance(self, obj, cls, msg=None):
        """Fail if obj is an instance of cls."""
        if isinstance(obj, cls):
            self._raise_failure(msg, f"{safe_repr(obj)} is an instance of {cls!r}")

    def assertIsSubclass(self, cls, superclass, msg=None):
        try:
            if issubclass(cls, superclass):
                return
        except TypeError:
            if isinstance(cls, type):
                raise
            self._raise_failure(msg, f"{cls!r} is not a class")
        any_of = "any of " if isinstance(superclass, tuple) else ""
        self._raise_failure(msg, f"{cls!r} is not a subclass of {any_of}{superclass!r}")

    def assertNotIsSubclass(self, cls, superclass, msg=None):
        try:
            if not issubclass(cls, superclass):
                return
        except TypeError:
            if isinstance(cls, type):
                raise
            self._raise_failure(msg, f"{cls!r} is not a class")
        self._raise_failure(msg, f"{cls!r} is a subclass of {superclass!r}")

    def assertHasAttr(self, obj, name, msg=None):
        if not hasattr(obj, name):
            self._raise_failure(msg, f"{_owner(obj)} has no attribute {name!r}")

    def assertNotHasAttr(self, obj, name, msg=None):
        if hasattr(obj, name):
            self._raise_failure(msg, f"{_owner(obj)} has unexpected attribute {name!r}")

    # --- equality

    def _getAssertEqualityFunc(self, first, second):
        if type(first) is type(second):
            asserter = self._type_equality_funcs.get(type(first))
            if asserter is not None:
                return getattr(self, asserter) if isinstance(asserter, str) else asserter
        return self._baseAssertEqual

    def _baseAssertEqual(self, first, second, msg=None):
        if not first == second:
            self._raise_failure(msg, "%s != %s" % _common_shorten_repr(first, second))

    def assertEqual(self, first, second, msg=None):
        """Fail unless first == second."""
        self._getAssertEqualityFunc(first, second)(first, second, msg=msg)

    def assertNotEqual(self, first, second, msg=None):
        """Fail unless first != second."""
        if not first != second:
            self._raise_failure(msg, f"{safe_repr(first)} == {safe_repr(second)}")

    def assertAlmostEqual(self, first, second, places=None, msg=None, delta=None):
        """Fail if the objects differ by more than delta, or in the first decimal places."""
        if first == second:
            return
        if delta is not None and places is not None:
            raise TypeError("specify delta or places not both")
        difference = abs(first - second)
        if delta is not None:
            if difference <= delta:
                return
            within = f"{safe_repr(delta)} delta"
        else:
            places = 7 if places is None else places
            if round(difference, places) == 0:
                return
            within = f"{places!r} places"
        self._raise_failure(msg, f"{safe_repr(first)} != {safe_repr(second)} within {within} "
                        f"({safe_repr(difference)} difference)")

    def assertNotAlmostEqual(self, first, second, places=None, msg=None, delta=None):
        """Fail if the objects differ by less than delta, or only in late decimal places."""
        if delta is not None and places is not None:
            raise TypeError("specify delta or places not both")
        difference = abs(first - second)
        pair = f"{safe_repr(first)} == {safe_repr(second)} within "
        if delta is not None:
            if not first == second and difference > delta:
                return
            self._raise_failure(msg, f"{pair}{safe_repr(delta)} delta "
                                     f"({safe_repr(difference)} difference)")
        places = 7 if places is None else places
        if not first == second and round(difference, places) != 0:
            return
        self._raise_failure(msg, f"{pair}{places!r} places")

    def _describe_items(self, seq1, seq2, len1, len2, kind, seq_type):
        # What differs first; None if all that differs is the type, which does not matter.
        text = "{}s differ: {} != {}\n".format(kind.capitalize(), *_common_shorten_repr(seq1, seq2))
        for i in range(min(len1, len2)):
            try:
                item1 = seq1[i]
            except _NO_ITEM:
                text += f"\nUnable to index element {i} of first {kind}\n"
                break
            try:
                item2 = seq2[i]
            except _NO_ITEM:
                text += f"\nUnable to index element {i} of second {kind}\n"
                break
            if item1 != item2:
                text += "\nFirst differing element {}:\n{}\n{}\n".format(
                    i, *_common_shorten_repr(item1, item2))
                break
        else:
            if len1 == len2 and seq_type is None and type(seq1) != type(seq2):
                return None
        return text

    def _describe_extra(self, seq, which, kind, at, count):
        text = f"\n{which} {kind} contains {count} additional elements.\n"
        try:
            return text + f"First extra element {at}:\n{safe_repr(seq[at])}\n"
        except _NO_ITEM:
            return text + f"Unable to index element {at} of {which.lower()} {kind}\n"

    def assertSequenceEqual(self, seq1, seq2, msg=None, seq_type=None):
        """Fail unless both have equal elements in the same order; seq_type may be demanded."""
        kind = "sequence"
        if seq_type is not None:
            kind = seq_type.__name__
            for which, seq in (("First", seq1), ("Second", seq2)):
                if not isinstance(seq, seq_type):
                    self.fail(f"{which} sequence is not a {kind}: {safe_repr(seq)}")
        len1, text = _length_of_list(seq1, "First", kind)
        len2 = None
        if text is None:
            len2, text = _length_of_list(seq2, "Second", kind)
        if text is None:
            if seq1 == seq2:
                return
            text = self._describe_items(seq1, seq2, len1, len2, kind, seq_type)
            if text is None:
                return
            if len1 > len2:
                text += self._describe_extra(seq1, "First", kind, len2, len1 - len2)
            elif len1 < len2:
                text += self._describe_extra(seq2, "Second", kind, len1, len2 - len1)
        self._raise_failure(msg, self._truncateMessage(text, _diff(seq1, seq2)))

    def assertListEqual(self, list1, list2, msg=None):
        """Fail unless both are lists and equal."""
        self.assertSequenceEqual(list1, list2, msg, seq_type=list)

    def assertTupleEqual(self, tuple1, tuple2, msg=None):
        """Fail unless both are tuples and equal."""
        self.assertSequenceEqual(tuple1, tuple2, msg, seq_type=tuple)

    def _set_difference(self, which, one, other):
        try:
            return one.difference(other)
        except TypeError as error:
            self.fail(f"invalid type when attempting set difference: {error}")
        except AttributeError as error:
            self.fail(f"{which} argument does not support set difference: {error}")

    def assertSetEqual(self, set1, set2, msg=None):
        """Fail unless both are equal sets."""
        only1 = self._set_difference("first", set1, set2)
        only2 = self._set_difference("second", set2, set1)
        if not (only1 or only2):
            return
        lines = []
        if only1:
            lines.append("Items in the first set but not the second:")
            lines.extend(map(repr, only1))
        if only2:
            lines.append("Items in the second set but not the first:")
            lines.extend(map(repr, only2))
        self._raise_failure(msg, "\n".join(lines))

    def assertDictEqual(self, d1, d2, msg=None):
        self.assertIsInstance(d1, dict, "First argument is not a dictionary")
        self.assertIsInstance(d2, dict, "Second argument is not a dictionary")
        if d1 != d2:
            text = "%s != %s" % _common_shorten_repr(d1, d2)
            self._raise_failure(msg, self._truncateMessage(text, _diff(d1, d2)))

    def assertCountEqual(self, first, second, msg=None):
        """Fail unless both have equal elements, each as often, in any order."""
        first, second = list(first), list(second)
        try:
            differences = _count_diff_hashable(first, second)
        except TypeError:
            differences = _count_diff_all_purpose(first, second)
        if differences:
            lines = ["First has %d, Second has %d:  %r" % each for each in differences]
            text = self._truncateMessage("Element counts were not equal:\n", "\n".join(lines))
            self._raise_failure(msg, text)

    def assertMultiLineEqual(self, first, second, msg=None):
        """Fail unless both are equal strings; the message shows their lines."""
        self.assertIsInstance(first, str, "First argument is not a string")
        self.assertIsInstance(second, str, "Second argument is not a string")
        if first == second:
            return
        if max(len(first), len(second)) > self._diffThreshold:
            self._baseAssertEqual(first, second, msg)
        import difflib
        lines1, lines2 = first, second
        if first and second:
            if first[-1] != "\n" or second[-1] != "\n":
                lines1, lines2 = first + "\n", second + "\n"
        elif second and second[-1] != "\n":
            lines2 = second + "\n"
        elif first and first[-1] != "\n":
            lines1 = first + "\n"
        diff = "\n" + "".join(difflib.ndiff(lines1.splitlines(keepends=True),
                                            lines2.splitlines(keepends=True)))
        text = "%s != %s" % _common_shorten_repr(first, second)
        self._raise_failure(msg, self._truncateMessage(text, diff))

    # --- text

    def assertRegex(self, text, expected_regex, msg=None):
        """Fail unless the pattern is found in text."""
        if isinstance(expected_regex, (str, bytes)):
            assert expected_regex, "expected_regex must not be empty."
            expected_regex = re.compile(expected_regex)
        if not expected_regex.search(text):
            self._raise_failure(msg, f"Regex didn't match: {expected_regex.pattern!r} not found in "
                                     f"{text!r}")

    def assertNotRegex(self, text, unexpected_regex, msg=None):
        """Fail if the pattern is found in text."""
        if isinstance(unexpected_regex, (str, bytes)):
            unexpected_regex = re.compile(unexpected_regex)
        match = unexpected_regex.search(text)
        if match:
            found = text[match.start():match.end()]
            pattern = unexpected_regex.pattern
            self._raise_failure(msg, f"Regex matched: {found!r} matches {pattern!r} in {text!r}")

    def _tail_type_check(self, s, tails, msg):
        if not isinstance(tails, tuple):
            tails = (tails,)
        for tail in tails:
            if isinstance(tail, str):
                if not isinstance(s, str):
                    self._raise_failure(msg, f"Expected str, not {type(s).__name__}")
            elif isinstance(tail, (bytes, bytearray)):
                if not isinstance(s, (bytes, bytearray)):
                    self._raise_failure(msg, f"Expected bytes, not {type(s).__name__}")

    def _assert_end(self, s, tails, msg, method, verb):
        try:
            if getattr(s, method)(tails):
                return
        except (AttributeError, TypeError):
            self._tail_type_check(s, tails, msg)
            raise
        any_of = "any of " if isinstance(tails, tuple) else ""
        self._raise_failure(msg, f"{safe_repr(s, short=True)} doesn't {verb} with "
                                 f"{any_of}{safe_repr(tails)}")

    def _assert_not_end(self, s, tails, msg, method, verb):
        try:
            if not getattr(s, method)(tails):
                return
        except (AttributeError, TypeError):
            self._tail_type_check(s, tails, msg)
            raise
        if isinstance(tails, tuple):
            tails = next(tail for tail in tails if getattr(s, method)(tail))
        self._raise_failure(msg, f"{safe_repr(s, short=True)} {verb}s with {safe_repr(tails)}")

    def assertStartsWith(self, s, prefix, msg=None):
        self._assert_end(s, prefix, msg, "startswith", "start")

    def assertNotStartsWith(self, s, prefix, msg=None):
        self._assert_not_end(s, prefix, msg, "startswith", "start")

    def assertEndsWith(self, s, suffix, msg=None):
        self._assert_end(s, suffix, msg, "endswith", "end")

    def assertNotEndsWith(self, s, suffix, msg=None):
        self._assert_not_end(s, suffix, msg, "endswith", "end")

    # --- exceptions, warnings, messages

    def assertRaises(self, expected_exception, *args, **kwargs):
        """Fail unless the call, or the with block, raises this exception."""
        context = _AssertRaisesContext(expected_exception, self)
        return context.handle("assertRaises", args, kwargs)

    def assertRaisesRegex(self, expected_exception, expected_regex, *args, **kwargs):
        """As assertRaises; the pattern has to be found in the message."""
        context = _AssertRaisesContext(expected_exception, self, expected_regex)
        return context.handle("assertRaisesRegex", args, kwargs)

    def assertWarns(self, expected_warning, *args, **kwargs):
        """Fail unless the call, or the with block, causes this warning."""
        context = _AssertWarnsContext(expected_warning, self)
        return context.handle("assertWarns", args, kwargs)

    def assertWarnsRegex(self, expected_warning, expected_regex, *args, **kwargs):
        """As assertWarns; the pattern has to be found in the message."""
        context = _AssertWarnsContext(expected_warning, self, expected_regex)
        return context.handle("assertWarnsRegex", args, kwargs)

    def _assertNotWarns(self, expected_warning, *args, **kwargs):
        context = _AssertNotWarnsContext(expected_warning, self)
        return context.handle("_assertNotWarns", args, kwargs)

    def assertLogs(self, logger=None, level=None):
        """Fail unless the with block logs something of this level on this logger."""
        return _AssertLogsContext(self, logger, level, no_logs=False)

    def assertNoLogs(self, logger=None, level=None):
        """Fail if the with block logs something of this level on this logger."""
        return _AssertLogsContext(self, logger, level, no_logs=True)
