# unittest.util: texts of objects in messages, for any object, and comparison without an order.
"""Small functions that the assertions share."""

_MAX_LENGTH = 80
_PLACEHOLDER_LEN = 12
_MIN_BEGIN_LEN = _MIN_END_LEN = _MIN_COMMON_LEN = 5
_MIN_DIFF_LEN = _MAX_LENGTH - (_MIN_BEGIN_LEN + _MIN_COMMON_LEN + _MIN_END_LEN
                               + 2 * _PLACEHOLDER_LEN)


def _shorten(text, before, after):
    left_out = len(text) - before - after
    if left_out <= _PLACEHOLDER_LEN:
        return text
    return f"{text[:before]}[{left_out} chars]{text[len(text) - after:]}"


def _common_length(first, second):
    count = 0
    for one, other in zip(first, second):
        if one != other:
            break
        count += 1
    return count


def _common_shorten_repr(first, second):
    texts = safe_repr(first), safe_repr(second)
    longest = max(len(texts[0]), len(texts[1]))
    if longest <= _MAX_LENGTH:
        return texts
    common = _common_length(*texts)
    prefix = texts[0][:common]
    room = _MAX_LENGTH - (longest - common + _MIN_BEGIN_LEN + _PLACEHOLDER_LEN)
    if room > _MIN_COMMON_LEN:
        prefix = _shorten(prefix, _MIN_BEGIN_LEN, room)
        return tuple(prefix + text[common:] for text in texts)
    prefix = _shorten(prefix, _MIN_BEGIN_LEN, _MIN_COMMON_LEN)
    return tuple(prefix + _shorten(text[common:], _MIN_DIFF_LEN, _MIN_END_LEN) for text in texts)


def safe_repr(obj, short=False):
    try:
        result = repr(obj)
    except Exception:
        result = object.__repr__(obj)
    if not short or len(result) < _MAX_LENGTH:
        return result
    return result[:_MAX_LENGTH] + " [truncated]..."


def strclass(cls):
    return f"{cls.__module__}.{cls.__qualname__}"


def three_way_cmp(x, y):
    """-1, 0 or 1, as x is less than, equal to or greater than y."""
    return (x > y) - (x < y)


# --- late: differences of lists

def _without_repeats(items):
    return [item for i, item in enumerate(items) if i == 0 or not items[i - 1] == item]


def sorted_list_difference(expected, actual):
    """What is only in the first, and only in the second, of two sorted lists."""
    expected = _without_repeats(expected)
    actual = _without_repeats(actual)
    missing = []
    unexpected = []
    i = j = 0
    while i < len(expected) and j < len(actual):
        if expected[i] < actual[j]:
            missing.append(expected[i])
            i += 1
        elif expected[i] > actual[j]:
            unexpected.append(actual[j])
            j += 1
        else:
            i += 1
            j += 1
    return missing + expected[i:], unexpected + actual[j:]


def unorderable_list_difference(expected, actual):
    """As sorted_list_difference, for items without an order; takes the lists apart."""
    missing = []
    while expected:
        wanted = expected.pop()
        if wanted in actual:
            actual.remove(wanted)
        else:
            missing.append(wanted)
    return missing, actual


# --- late: comparing without an order

from collections import Counter, namedtuple

_Mismatch = namedtuple("Mismatch", "actual expected value")


def _count_diff_all_purpose(actual, expected):
    # Items that cannot be hashed: each is looked for among the others.
    sides = [(item, 0) for item in actual] + [(item, 1) for item in expected]
    result = []
    while sides:
        value = sides[0][0]
        counts = [0, 0]
        rest = []
        for item, side in sides:
            if item is value or item == value:
                counts[side] += 1
            else:
                rest.append((item, side))
        if counts[0] + counts[1] == 0:
            # Not even equal to itself, whatever it says of identity.
            counts[sides[0][1]] = 1
            rest = rest[1:]
        sides = rest
        if counts[0] != counts[1]:
            result.append(_Mismatch(counts[0], counts[1], value))
    return result


def _count_diff_hashable(actual, expected):
    first, second = Counter(actual), Counter(expected)
    result = [_Mismatch(count, second.get(item, 0), item) for item, count in first.items()
              if count != second.get(item, 0)]
    result += [_Mismatch(0, count, item) for item, count in second.items() if item not in first]
    return result
