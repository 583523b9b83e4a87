# difflib: the parts that two sequences share, and texts that turn one into the other. The inner loop of
# the search for the longest match is native (difflib.cpp).
"""What differs between two sequences, and how it is shown."""

__all__ = ['get_close_matches', 'ndiff', 'restore', 'SequenceMatcher', 'Differ',
           'IS_CHARACTER_JUNK', 'IS_LINE_JUNK', 'context_diff', 'unified_diff', 'diff_bytes',
           'HtmlDiff', 'Match']


# --- late: matching blocks

from collections import namedtuple as _namedtuple

Match = _namedtuple('Match', 'a b size')


# --- late: sequences

from types import GenericAlias
from _difflib import longest_match as _longest_match
from collections import _count_elements


def _count(elements):
    counts = {}
    _count_elements(counts, elements)
    return counts


def _calculate_ratio(matches, length):
    return 2.0 * matches / length if length else 1.0


class SequenceMatcher:
    """Compares two sequences of hashable elements.

    It looks for the longest block that both have without elements that are junk, and goes on in the
    same way with what lies before it and behind it. ratio() tells how similar the sequences are,
    get_opcodes() how the first becomes the second. What is known of the second sequence is kept, so
    for many comparisons with one sequence set it once by set_seq2().
    """

    def __init__(self, isjunk=None, a='', b='', autojunk=True):
        """Construct a SequenceMatcher.

        isjunk tells of an element whether to ignore it. With autojunk, elements that make up more
        than 1% of a second sequence of at least 200 are ignored, too.
        """
        self.isjunk = isjunk
        self.a = self.b = None
        self.autojunk = autojunk
        self._places = None
        self.set_seqs(a, b)

    def set_seqs(self, a, b):
        """Compare these two from now on."""
        self.set_seq1(a)
        self.set_seq2(b)

    def set_seq1(self, a):
        """Change the first sequence."""
        if a is self.a:
            return
        self.a = a
        self.matching_blocks = self.opcodes = None

    def set_seq2(self, b):
        """Change the second sequence."""
        if b is self.b:
            return
        self.b = b
        self.matching_blocks = self.opcodes = None
        self.fullbcount = None
        self.__chain_b()

    def __chain_b(self):
        # Where in b each element is that counts for the search.
        self.b2j = b2j = {}
        for place, element in enumerate(self.b):
            places = b2j.get(element)
            if places is None:
                b2j[element] = [place]
            else:
                places.append(place)
        self.bjunk = set()
        if self.isjunk:
            self.bjunk.update([element for element in b2j if self.isjunk(element)])
            for element in self.bjunk:
                del b2j[element]
        self.bpopular = set()
        length = len(self.b)
        if self.autojunk and length >= 200:
            most = length // 100 + 1
            self.bpopular.update([element for element, places in b2j.items() if len(places) > most])
            for element in self.bpopular:
                del b2j[element]

    def find_longest_match(self, alo=0, ahi=None, blo=0, bhi=None):
        """The longest Match of a part of a[alo:ahi] with one of b[blo:bhi].

        Of several, it is the one that begins first in a, and of these the one that begins first in
        b. It has no junk but what lies at its sides in both sequences. Match(alo, blo, 0) says that
        there is none.
        """
        a, b, junk = self.a, self.b, self.bjunk
        if ahi is None:
            ahi = len(a)
        if bhi is None:
            bhi = len(b)
        places = self._places
        start = 0
        if places is None:
            find = self.b2j.get
            places = [find(a[i]) for i in range(alo, ahi)]
            start = alo
        i, j, size = _longest_match(places, alo - start, ahi - start, blo, bhi)
        i += start
        # First what is popular, or what is equal without the same hash, then junk.
        while i > alo and j > blo and b[j - 1] not in junk and a[i - 1] == b[j - 1]:
            i, j, size = i - 1, j - 1, size + 1
        while (i + size < ahi and j + size < bhi and b[j + size] not in junk
               and a[i + size] == b[j + size]):
            size += 1
        if junk:
            while i > alo and j > blo and b[j - 1] in junk and a[i - 1] == b[j - 1]:
                i, j, size = i - 1, j - 1, size + 1
            while (i + size < ahi and j + size < bhi and b[j + size] in junk
                   and a[i + size] == b[j + size]):
                size += 1
        return Match(i, j, size)

    def get_matching_blocks(self):
        """All that the sequences have in common, as a list of Matches.

        In each, size elements of a from a on equal those of b from b on. They rise in i and in j, no two of them touch each
        other, and the last one is (len(a), len(b), 0).
        """
        if self.matching_blocks is not None:
            return self.matching_blocks
        ends = len(self.a), len(self.b)
        found = []
        waiting = [(0, ends[0], 0, ends[1])]
        # As long as a and b stay, so does what is known of their elements.
        self._places = list(map(self.b2j.get, self.a))
        try:
            while waiting:
                alo, ahi, blo, bhi = waiting.pop()
                match = self.find_longest_match(alo, ahi, blo, bhi)
                i, j, size = match
                if not size:
                    continue
                found.append(match)
                if alo < i and blo < j:
                    waiting.append((alo, i, blo, j))
                if i + size < ahi and j + size < bhi:
                    waiting.append((i + size, ahi, j + size, bhi))
        finally:
            self._places = None
        found.sort()
        blocks = []
        i = j = size = 0
        for next_i, next_j, next_size in found:
            if i + size == next_i and j + size == next_j:
                size += next_size
                continue
            if size:
                blocks.append(Match(i, j, size))
            i, j, size = next_i, next_j, next_size
        if size:
            blocks.append(Match(i, j, size))
        blocks.append(Match(*ends, 0))
        self.matching_blocks = blocks
        return blocks

    def get_opcodes(self):
        """How a becomes b: tuples (tag, i1, i2, j1, j2), each beginning where the last one ends.

        The tag says what becomes of a[i1:i2]: 'delete', 'replace' (by b[j1:j2]), 'equal' (to it) or
        'insert' (it there).
        """
        if self.opcodes is not None:
            return self.opcodes
        self.opcodes = codes = []
        i = j = 0
        for next_i, next_j, size in self.get_matching_blocks():
            if i < next_i:
                codes.append(('replace' if j < next_j else 'delete', i, next_i, j, next_j))
            elif j < next_j:
                codes.append(('insert', i, next_i, j, next_j))
            i, j = next_i + size, next_j + size
            if size:
                codes.append(('equal', next_i, i, next_j, j))
        return codes

    def get_grouped_opcodes(self, n=3):
        """Yield the opcodes of each change together, with n elements of what is equal around it."""
        codes = self.get_opcodes() or [('equal', 0, 1, 0, 1)]
        if codes[0][0] == 'equal':
            tag, i1, i2, j1, j2 = codes[0]
            codes[0] = tag, max(i1, i2 - n), i2, max(j1, j2 - n), j2
        if codes[-1][0] == 'equal':
            tag, i1, i2, j1, j2 = codes[-1]
            codes[-1] = tag, i1, min(i2, i1 + n), j1, min(j2, j1 + n)
        group = []
        for tag, i1, i2, j1, j2 in codes:
            if tag == 'equal' and i2 - i1 > 2 * n:
                # Longer than what two changes need between them.
                group.append((tag, i1, min(i2, i1 + n), j1, min(j2, j1 + n)))
                yield group
                group = []
                i1, j1 = max(i1, i2 - n), max(j1, j2 - n)
            group.append((tag, i1, i2, j1, j2))
        if group and not (len(group) == 1 and group[0][0] == 'equal'):
            yield group

    def ratio(self):
        """How similar they are, from 0.0 to 1.0: the share of all elements that lie in Matches."""
        matches = sum([block[-1] for block in self.get_matching_blocks()])
        return _calculate_ratio(matches, len(self.a) + len(self.b))

    def quick_ratio(self):
        """At least ratio(), and sooner."""
        # As many matches as both have equal elements, wherever these are.
        if self.fullbcount is None:
            self.fullbcount = _count(self.b)
        find = self.fullbcount.get
        matches = sum([min(number, find(element, 0)) for element, number in _count(self.a).items()])
        return _calculate_ratio(matches, len(self.a) + len(self.b))

    def real_quick_ratio(self):
        """At least quick_ratio(), at once."""
        # Not more matches than the shorter one has elements.
        first, second = len(self.a), len(self.b)
        return _calculate_ratio(min(first, second), first + second)

    __class_getitem__ = classmethod(GenericAlias)


# --- late: words that are close

from heapq import nlargest as _nlargest


def get_close_matches(word, possibilities, n=3, cutoff=0.6):
    """At most n of the possibilities: those most similar to word, the best first.

    Their ratio() is at least cutoff.
    """
    if not n > 0:
        raise ValueError(f"n must be > 0: {n!r}")
    if not 0.0 <= cutoff <= 1.0:
        raise ValueError(f"cutoff must be in [0.0, 1.0]: {cutoff!r}")
    matcher = SequenceMatcher()
    matcher.set_seq2(word)
    found = []
    for possibility in possibilities:
        matcher.set_seq1(possibility)
        if (matcher.real_quick_ratio() >= cutoff and matcher.quick_ratio() >= cutoff
                and matcher.ratio() >= cutoff):
            found.append((matcher.ratio(), possibility))
    return [possibility for _, possibility in _nlargest(n, found)]


# --- late: differences of lines, and within lines

def _keep_original_ws(s, tag_s):
    # Tabs of the line, so that the marks stand below what they mark.
    return ''.join([c if tag == ' ' and c.isspace() else tag for c, tag in zip(s, tag_s)])


class Differ:
    """Compares sequences of lines of text, and produces human-readable differences or deltas.

    Lines of a delta begin with '- ' (in the first sequence only), '+ ' (in the second only), '  ' (in
    both) or '? ' (marks what differs within the lines around it, in neither).
    """

    def __init__(self, linejunk=None, charjunk=None):
        """Construct a text differencer, with functions that tell which lines and characters to
        ignore in the search for matches."""
        self.linejunk = linejunk
        self.charjunk = charjunk

    def compare(self, a, b):
        """Yield the lines of both, marked by where they occur."""
        for tag, alo, ahi, blo, bhi in SequenceMatcher(self.linejunk, a, b).get_opcodes():
            if tag == 'replace':
                yield from self._fancy_replace(a, alo, ahi, b, blo, bhi)
            elif tag == 'delete':
                yield from self._dump('-', a, alo, ahi)
            elif tag == 'insert':
                yield from self._dump('+', b, blo, bhi)
            else:
                yield from self._dump(' ', a, alo, ahi)

    def _dump(self, tag, x, lo, hi):
        for i in range(lo, hi):
            yield f"{tag} {x[i]}"

    def _plain_replace(self, a, alo, ahi, b, blo, bhi):
        # The shorter block comes first.
        first, second = self._dump('-', a, alo, ahi), self._dump('+', b, blo, bhi)
        if bhi - blo < ahi - alo:
            first, second = second, first
        yield from first
        yield from second

    def _fancy_replace(self, a, alo, ahi, b, blo, bhi):
        # Pairs of lines that are more similar than the cutoff stand together, with marks; each is looked
        # for among the lines of about the same place, so that the work stays linear.
        cutoff = 0.74999
        window = 10
        cruncher = SequenceMatcher(self.charjunk)
        next_i, next_j = alo, blo
        for j in range(blo, bhi):
            middle = alo + (j - blo)
            nearby = range(max(middle - window, next_i), min(middle + window + 1, ahi))
            if not nearby:
                break
            cruncher.set_seq2(b[j])
            best = None
            best_ratio = cutoff
            for i in nearby:
                cruncher.set_seq1(a[i])
                if (cruncher.real_quick_ratio() > best_ratio
                        and cruncher.quick_ratio() > best_ratio and cruncher.ratio() > best_ratio):
                    best, best_ratio = i, cruncher.ratio()
            if best is None:
                continue
            yield from self._fancy_helper(a, next_i, best, b, next_j, j)
            yield from self._pair(cruncher, a[best], b[j])
            next_i, next_j = best + 1, j + 1
        yield from self._fancy_helper(a, next_i, ahi, b, next_j, bhi)

    def _pair(self, cruncher, a, b):
        if a == b:
            yield '  ' + a
            return
        a_tags = b_tags = ''
        cruncher.set_seqs(a, b)
        for tag, i1, i2, j1, j2 in cruncher.get_opcodes():
            a_mark, b_mark = {'replace': '^^', 'equal': '  '}.get(tag, '-+')
            a_tags += a_mark * (i2 - i1)
            b_tags += b_mark * (j2 - j1)
        yield from self._qformat(a, b, a_tags, b_tags)

    def _fancy_helper(self, a, alo, ahi, b, blo, bhi):
        if alo < ahi and blo < bhi:
            yield from self._plain_replace(a, alo, ahi, b, blo, bhi)
        elif alo < ahi:
            yield from self._dump('-', a, alo, ahi)
        else:
            yield from self._dump('+', b, blo, bhi)

    def _qformat(self, aline, bline, atags, btags):
        for sign, line, tags in (('-', aline, atags), ('+', bline, btags)):
            yield f"{sign} {line}"
            tags = _keep_original_ws(line, tags).rstrip()
            if tags:
                yield f"? {tags}\n"


# --- late: junk

def IS_LINE_JUNK(line, pat=None):
    """Whether a line is empty but for blanks and one #."""
    return line.strip() in '#' if pat is None else pat(line) is not None


def IS_CHARACTER_JUNK(ch, ws=" \t"):
    """Whether a character is a blank or a tab."""
    return ch in ws


# --- late: deltas with context

def _check_types(a, b, *args):
    # Else texts of bytes would look like b'...' in the delta.
    for lines in (a, b):
        if lines and not isinstance(lines[0], str):
            raise TypeError(f'lines to compare must be str, not {type(lines[0]).__name__} '
                            f'({lines[0]!r})')
    for lines in (a, b):
        if isinstance(lines, str):
            raise TypeError('input must be a sequence of strings, not '
                            f'{type(lines).__name__}')
    for arg in args:
        if not isinstance(arg, str):
            raise TypeError(f'all arguments must be str, not: {arg!r}')


def _heads(signs, fromfile, tofile, fromfiledate, tofiledate, lineterm):
    for sign, name, date in zip(signs, (fromfile, tofile), (fromfiledate, tofiledate)):
        when = f'\t{date}' if date else ''
        yield f'{sign} {name}{when}{lineterm}'


def _format_range_unified(start, stop):
    # Lines are counted from one; an empty range begins before its place.
    length = stop - start
    if length == 1:
        return f'{start + 1}'
    return f'{start + 1 if length else start},{length}'


def unified_diff(a, b, fromfile='', tofile='', fromfiledate='', tofiledate='', n=3, lineterm='\n'):
    """Yield a unified diff of two lists of lines.

    n is the number of context lines. Set lineterm to "" for lines without their ends. Names and dates
    of files stand in the first two lines.
    """
    _check_types(a, b, fromfile, tofile, fromfiledate, tofiledate, lineterm)
    started = False
    for group in SequenceMatcher(None, a, b).get_grouped_opcodes(n):
        if not started:
            started = True
            yield from _heads(('---', '+++'), fromfile, tofile, fromfiledate, tofiledate, lineterm)
        first, last = group[0], group[-1]
        yield (f'@@ -{_format_range_unified(first[1], last[2])} '
               f'+{_format_range_unified(first[3], last[4])} @@{lineterm}')
        for tag, i1, i2, j1, j2 in group:
            if tag == 'equal':
                for line in a[i1:i2]:
                    yield ' ' + line
                continue
            if tag != 'insert':
                for line in a[i1:i2]:
                    yield '-' + line
            if tag != 'delete':
                for line in b[j1:j2]:
                    yield '+' + line


def _format_range_context(start, stop):
    length = stop - start
    if length <= 1:
        return f'{start + length}'
    return f'{start + 1},{stop}'


def context_diff(a, b, fromfile='', tofile='', fromfiledate='', tofiledate='', n=3, lineterm='\n'):
    """Yield a context diff of two lists of lines; the arguments are those of unified_diff()."""
    _check_types(a, b, fromfile, tofile, fromfiledate, tofiledate, lineterm)
    prefixes = {'insert': '+ ', 'delete': '- ', 'replace': '! ', 'equal': '  '}
    started = False
    for group in SequenceMatcher(None, a, b).get_grouped_opcodes(n):
        if not started:
            started = True
            yield from _heads(('***', '---'), fromfile, tofile, fromfiledate, tofiledate, lineterm)
        yield '***************' + lineterm
        tags = {code[0] for code in group}
        first, last = group[0], group[-1]
        yield f'*** {_format_range_context(first[1], last[2])} ****{lineterm}'
        if tags & {'replace', 'delete'}:
            for tag, i1, i2, _, _ in group:
                if tag != 'insert':
                    for line in a[i1:i2]:
                        yield prefixes[tag] + line
        yield f'--- {_format_range_context(first[3], last[4])} ----{lineterm}'
        if tags & {'replace', 'insert'}:
            for tag, _, _, j1, j2 in group:
                if tag != 'delete':
                    for line in b[j1:j2]:
                        yield prefixes[tag] + line


def diff_bytes(dfunc, a, b, fromfile=b'', tofile=b'', fromfiledate=b'', tofiledate=b'', n=3,
               lineterm=b'\n'):
    """Yield what unified_diff or context_diff says about lines of bytes in any encoding."""
    def decode(s):
        try:
            return s.decode('ascii', 'surrogateescape')
        except AttributeError as err:
            raise TypeError('all arguments must be bytes, not '
                            f'{type(s).__name__} ({s!r})') from err

    lines = dfunc(list(map(decode, a)), list(map(decode, b)), decode(fromfile), decode(tofile),
                  decode(fromfiledate), decode(tofiledate), n, decode(lineterm))
    for line in lines:
        yield line.encode('ascii', 'surrogateescape')


# --- late: deltas of all lines

def ndiff(a, b, linejunk=None, charjunk=IS_CHARACTER_JUNK):
    """Yield what Differ says about two lists of lines."""
    return Differ(linejunk, charjunk).compare(a, b)


def restore(delta, which):
    """Yield the lines of the first (1) or second (2) sequence of what ndiff() gave."""
    try:
        sign = {1: '- ', 2: '+ '}[int(which)]
    except KeyError:
        raise ValueError(f'unknown delta choice (must be 1 or 2): {which!r}') from None
    for line in delta:
        if line[:2] in ('  ', sign):
            yield line[2:]


# --- late: deltas side by side

import re as _re
from collections import deque as _deque

_find_marks = _re.compile(r'\++|-+|\^+').finditer
_NO_LINE = '', '\n'


def _lines_of_sides(delta):
    # From a delta of all lines: (from, to, whether it is a change), where a line is its number and its
    # text, and None if only the other side goes on. In texts, "\0+", "\0-" and "\0^" begin what was
    # added, taken away and changed, up to "\1". The kind of a line shows from the signs of the four next.
    ahead = []
    numbers = [0, 0]
    surplus = 0  # lines of the second side that have no partner yet; negative: of the first

    def take(side, sign=''):
        numbers[side] += 1
        text = ahead.pop(0)
        if sign == '?':
            parts = []
            end = 2
            for mark in _find_marks(ahead.pop(0)):
                start = mark.start()
                parts += text[end:start], '\0', mark[0][0], text[start:mark.end()], '\1'
                end = mark.end()
            text = ''.join(parts) + text[end:]
        else:
            text = text[2:]
            if sign:
                # What is empty shows as one space.
                text = f"\0{sign}{text or ' '}\1"
        return numbers[side], text

    while True:
        while len(ahead) < 4:
            ahead.append(next(delta, 'X'))
        signs = ''.join([line[0] for line in ahead])
        if signs.startswith(' '):
            line = take(0)
            numbers[1] += 1
            yield line, (numbers[1], line[1]), False
        elif signs.startswith('-?+?'):
            yield take(0, '?'), take(1, '?'), True
        elif signs.startswith('-?+'):
            yield take(0, '?'), take(1), True
        elif signs.startswith('-+?'):
            yield take(0), take(1, '?'), True
        elif signs.startswith(('--++', '+--')) or signs[0] in '-+' and not signs.startswith(
                ('--+', '--?+', '- ', '+ ', '+-')):
            side = '-+'.index(signs[0])
            surplus += 1 if side else -1
            line = take(side, signs[0])
            yield (None, line, True) if side else (line, None, True)
        else:
            # The last line of a block, or the end: the other side gets empty lines.
            pair = None
            if signs[0] == '-':
                pair = take(0, '-'), None, True
                surplus -= 1
            elif signs[0] == '+':
                pair = None, take(1, '+'), True
                surplus += 1
            for _ in range(-surplus):
                yield None, _NO_LINE, True
            for _ in range(surplus):
                yield _NO_LINE, None, True
            surplus = 0
            if pair is None:
                return
            yield pair


def _pairs_of_lines(delta):
    waiting = _deque(), _deque()
    for *lines, is_change in _lines_of_sides(delta):
        for side, line in zip(waiting, lines):
            if line is not None:
                side.append((line, is_change))
        while waiting[0] and waiting[1]:
            (first, first_changed), (second, second_changed) = [side.popleft() for side in waiting]
            yield first, second, first_changed or second_changed


def _mdiff(fromlines, tolines, context=None, linejunk=None, charjunk=IS_CHARACTER_JUNK):
    # The pairs of lines; with a context, so many around changes, and (None, None, None) for what is
    # left out.
    pairs = _pairs_of_lines(ndiff(fromlines, tolines, linejunk, charjunk))
    if context is None:
        yield from pairs
        return
    while True:
        recent = _deque(maxlen=context + 1)
        seen = 0
        for pair in pairs:
            recent.append(pair)
            seen += 1
            if pair[2]:
                break
        else:
            return
        if seen > context + 1:
            yield None, None, None
        yield from recent
        left = context
        while left:
            pair = next(pairs, None)
            if pair is None:
                return
            left = context if pair[2] else left - 1
            yield pair


# --- late: tables side by side

_ROW = ('<tr><td class="diff_next"%s>%s</td>%s<td class="diff_next">%s</td>%s</tr>\n')
_HEADER = ('<th class="diff_next"><br /></th>'
           '<th colspan="2" class="diff_header">%s</th>')
_MARKS = (('\0+', '<span class="diff_add">'), ('\0-', '<span class="diff_sub">'),
          ('\0^', '<span class="diff_chg">'), ('\1', '</span>'), ('\t', '&nbsp;'))


class HtmlDiff:
    """Two texts side by side in HTML, with what differs marked.

    make_table() gives a table, make_file() a whole document with it. The classes of the cells, the anchors
    and the links are those of CPython; the document around the table, its style and its legend are ours.
    """

    _file_template = """
<!DOCTYPE html>
<html>
<head>
<meta http-equiv="Content-Type" content="text/html; charset=%(charset)s">
<title>Differences</title>
<style>%(styles)s
</style>
</head>
<body>%(table)s%(legend)s
</body>
</html>"""

    _styles = """
:root {color-scheme: light dark}
table.diff {border-collapse: collapse; font-family: ui-monospace, monospace}
.diff_header, .diff_next {background: light-dark(#ddd, #444); padding: 0 4px}
td.diff_header {text-align: right}
.diff_add {background: light-dark(#b4f0b4, #0a5c0a)}
.diff_chg {background: light-dark(#fff2a0, #6e5f10)}
.diff_sub {background: light-dark(#ffb8b8, #7a1010)}"""

    _table_template = """
<table class="diff" id="difflib_chg_%(prefix)s_top">
%(header_row)s
<tbody>
%(data_rows)s</tbody>
</table>"""

    _legend = """
<p class="diff"><span class="diff_add">added</span> <span class="diff_chg">changed</span>
<span class="diff_sub">deleted</span>; f: to the first change, n: to the next one, t: to the top</p>"""
    _default_prefix = 0

    def __init__(self, tabsize=8, wrapcolumn=None, linejunk=None, charjunk=IS_CHARACTER_JUNK):
        """tabsize is the distance of tab stops, wrapcolumn the column after which lines are broken (None:
        they are not); linejunk and charjunk are those of ndiff().
        """
        self._tabsize = tabsize
        self._wrapcolumn = wrapcolumn
        self._linejunk = linejunk
        self._charjunk = charjunk

    def make_file(self, fromlines, tolines, fromdesc='', todesc='', context=False, numlines=5, *,
                  charset='utf-8'):
        """A whole HTML document.

        The arguments are those of make_table(); charset is that of the document.
        """
        table = self.make_table(fromlines, tolines, fromdesc, todesc, context, numlines)
        text = self._file_template % {'styles': self._styles, 'legend': self._legend,
                                      'table': table, 'charset': charset}
        return text.encode(charset, 'xmlcharrefreplace').decode(charset)

    def make_table(self, fromlines, tolines, fromdesc='', todesc='', context=False, numlines=5):
        """An HTML table of two columns.

        fromlines and tolines are lists of lines, fromdesc and todesc the heads of their columns. With
        context, only changes and numlines lines around them are shown; without, numlines tells how
        far before a change the link to it leads.
        """
        self._make_prefix()
        fromlines, tolines = self._tab_newline_replace(fromlines, tolines)
        diffs = _mdiff(fromlines, tolines, numlines if context else None, linejunk=self._linejunk,
                       charjunk=self._charjunk)
        if self._wrapcolumn:
            diffs = self._line_wrapper(diffs)
        columns = self._convert_flags(*self._collect_lines(diffs), context, numlines)
        rows = []
        for number, (first, second, flag, link, anchor) in enumerate(zip(*columns)):
            if flag is not None:
                rows.append(_ROW % (anchor, link, first, link, second))
            elif number:
                rows.append('</tbody>\n<tbody>\n')
        header_row = ''
        if fromdesc or todesc:
            header_row = f'<thead><tr>{_HEADER % fromdesc}{_HEADER % todesc}</tr></thead>'
        table = self._table_template % {'data_rows': ''.join(rows), 'header_row': header_row,
                                        'prefix': self._prefix[1]}
        for mark, text in _MARKS:
            table = table.replace(mark, text)
        return table

    def _make_prefix(self):
        # Several tables may stand in one document.
        number = HtmlDiff._default_prefix
        HtmlDiff._default_prefix += 1
        self._prefix = [f'from{number}_', f'to{number}_']

    def _tab_newline_replace(self, fromlines, tolines):
        # Spaces that stand for tabs become tabs again, one each, so that no line breaks there.
        def expand_tabs(line):
            line = line.replace(' ', '\0').expandtabs(self._tabsize)
            return line.replace(' ', '\t').replace('\0', ' ').rstrip('\n')

        return list(map(expand_tabs, fromlines)), list(map(expand_tabs, tolines))

    def _split_line(self, data_list, line_num, text):
        while (line_num and 0 < self._wrapcolumn < len(text)
               and len(text) - text.count('\0') * 3 > self._wrapcolumn):
            place = width = 0
            mark = ''
            while width < self._wrapcolumn and place < len(text):
                if text[place] == '\0':
                    mark = text[place + 1]
                    place += 2
                elif text[place] == '\1':
                    mark = ''
                    place += 1
                else:
                    width += 1
                    place += 1
            line, text = text[:place], text[place:]
            if mark:
                line += '\1'
                text = f'\0{mark}{text}'
            data_list.append((line_num, line))
            line_num = '>'
        data_list.append((line_num, text))

    def _line_wrapper(self, diffs):
        for fromdata, todata, flag in diffs:
            if flag is None:
                yield fromdata, todata, flag
                continue
            columns = [], []
            for column, data in zip(columns, (fromdata, todata)):
                self._split_line(column, *data)
            for row in range(max(map(len, columns))):
                yield *[column[row] if row < len(column) else ('', ' ') for column in columns], flag

    def _collect_lines(self, diffs):
        fromlist, tolist, flaglist = [], [], []
        for fromdata, todata, flag in diffs:
            is_gap = flag is None
            fromlist.append(None if is_gap else self._format_line(0, flag, *fromdata))
            tolist.append(None if is_gap else self._format_line(1, flag, *todata))
            flaglist.append(flag)
        return fromlist, tolist, flaglist

    def _format_line(self, side, flag, linenum, text):
        anchor = f' id="{self._prefix[side]}{linenum}"' if isinstance(linenum, int) else ''
        text = text.replace('&', '&amp;').replace('>', '&gt;').replace('<', '&lt;')
        text = text.replace(' ', '&nbsp;').rstrip()
        return f'<td class="diff_header"{anchor}>{linenum}</td><td nowrap="nowrap">{text}</td>'

    def _convert_flags(self, fromlist, tolist, flaglist, context, numlines):
        # Links from each change to the next one, from the first line to the first change and from the
        # last change to the top; an anchor stands some lines before its change.
        name = f'difflib_chg_{self._prefix[1]}_'
        if not flaglist:
            text = 'No Differences Found' if context else 'Empty File'
            fromlist = tolist = [f'<td></td><td>&nbsp;{text}&nbsp;</td>']
            flaglist = [False]
        anchors = [''] * len(flaglist)
        links = [''] * len(flaglist)
        count = last = 0
        in_change = False
        for place, flag in enumerate(flaglist):
            if flag and not in_change:
                anchors[max(0, place - numlines)] = f' id="{name}{count}"'
                count += 1
                links[place] = f'<a href="#{name}{count}">n</a>'
                last = place
            in_change = flag
        if not flaglist[0]:
            links[0] = f'<a href="#{name}0">f</a>'
        links[last] = f'<a href="#{name}top">t</a>'
        return fromlist, tolist, flaglist, links, anchors
