# textwrap: paragraphs in lines of a width, indentation given and taken away.
#
# Text is cut into chunks (words, parts of words behind hyphens, spaces), which lines take one after
# the other. The steps are methods of TextWrapper by CPython's names, because programs override them;
# its patterns are compiled when the first text is cut.
"""Breaks text into lines, shortens it, and changes its indentation."""

import re

__all__ = ['TextWrapper', 'wrap', 'fill', 'dedent', 'indent', 'shorten']

# Not all that Unicode calls white space: lines do not break at a no-break space.
_whitespace = '\t\n\x0b\x0c\r '


class _Pattern:
    # A class attribute that is compiled when it is first asked for.
    __slots__ = ('_text', '_compiled')

    def __init__(self, text):
        self._text = text
        self._compiled = None

    def __get__(self, instance, owner):
        if self._compiled is None:
            self._compiled = re.compile(self._text, re.VERBOSE)
        return self._compiled


_SPACE = r'[\t\n\x0b\x0c\r\ ]'
_LETTER = r'[^\d\W]'
_BEFORE_DASH = r'''(?<=[\w!"'&.,?])'''


class TextWrapper:
    """Wraps paragraphs.

    Options, which are attributes too: width (70), initial_indent and subsequent_indent (what begins
    the first line and the others), expand_tabs (to tabsize, 8), replace_whitespace (by spaces),
    drop_whitespace (at both ends of lines), fix_sentence_endings (two spaces behind a sentence),
    break_long_words, break_on_hyphens, max_lines (None: all) and placeholder (what ends the last
    line if text is left out).
    """

    unicode_whitespace_trans = dict.fromkeys(map(ord, _whitespace), ord(' '))

    # The chunks: spaces, a dash between words, a word up to a hyphen inside of it (between letters,
    # two on each side, or hyphens again), up to its end, or up to a dash.
    wordsep_re = _Pattern(rf'''
        ( {_SPACE}+
        | {_BEFORE_DASH} -{{2,}} (?=\w)
        | [^{_SPACE[1:]}+? (?: - (?: (?<={_LETTER}{{2}}-) | (?<={_LETTER}-{_LETTER}-) )
                               (?= {_LETTER} -? {_LETTER} )
                           | (?= {_SPACE} | \z )
                           | {_BEFORE_DASH} (?= -{{2,}}\w ) )
        )''')
    wordsep_simple_re = _Pattern(rf'({_SPACE}+)')
    sentence_end_re = _Pattern(r'''[a-z] [.!?] ["']? \z''')

    def __init__(self, width=70, initial_indent="", subsequent_indent="", expand_tabs=True,
                 replace_whitespace=True, fix_sentence_endings=False, break_long_words=True,
                 drop_whitespace=True, break_on_hyphens=True, tabsize=8, *, max_lines=None,
                 placeholder=' [...]'):
        self.width = width
        self.initial_indent = initial_indent
        self.subsequent_indent = subsequent_indent
        self.expand_tabs = expand_tabs
        self.replace_whitespace = replace_whitespace
        self.fix_sentence_endings = fix_sentence_endings
        self.break_long_words = break_long_words
        self.drop_whitespace = drop_whitespace
        self.break_on_hyphens = break_on_hyphens
        self.tabsize = tabsize
        self.max_lines = max_lines
        self.placeholder = placeholder

    # --- from text to chunks

    def _munge_whitespace(self, text):
        """Expands tabs and makes spaces of all white space."""
        expanded = text.expandtabs(self.tabsize) if self.expand_tabs else text
        return expanded.translate(self.unicode_whitespace_trans) if self.replace_whitespace else expanded

    def _split(self, text):
        """The list of chunks."""
        separator = self.wordsep_re if self.break_on_hyphens is True else self.wordsep_simple_re
        return [chunk for chunk in separator.split(text) if chunk]

    def _split_chunks(self, text):
        return self._split(self._munge_whitespace(text))

    def _fix_sentence_endings(self, chunks):
        """Makes two spaces of one behind what looks like the end of a sentence."""
        ends_sentence = self.sentence_end_re.search
        for i in range(1, len(chunks)):
            if chunks[i] == " " and ends_sentence(chunks[i - 1]):
                chunks[i] = "  "

    # --- from chunks to lines

    def _handle_long_word(self, reversed_chunks, cur_line, cur_len, width):
        """Puts a piece of a chunk that is too long for any line on this line, or all of it."""
        space_left = 1 if width < 1 else width - cur_len
        if self.break_long_words and space_left > 0:
            chunk = reversed_chunks[-1]
            end = space_left
            if self.break_on_hyphens and len(chunk) > space_left:
                # Behind the last hyphen that fits, unless there are but hyphens.
                hyphen = chunk.rfind('-', 0, space_left)
                if hyphen > 0 and chunk[:hyphen].strip('-'):
                    end = hyphen + 1
            cur_line.append(chunk[:end])
            reversed_chunks[-1] = chunk[end:]
        elif not cur_line:
            cur_line.append(reversed_chunks.pop())
        # Otherwise the line ends here, and the chunk gets one of its own.

    def _wrap_chunks(self, chunks):
        """The list of lines. Empties the list of chunks."""
        if self.width <= 0:
            raise ValueError("invalid width %r (must be > 0)" % self.width)
        max_lines = self.max_lines
        if max_lines is not None:
            indent = self.subsequent_indent if max_lines > 1 else self.initial_indent
            if len(indent) + len(self.placeholder.lstrip()) > self.width:
                raise ValueError("placeholder too large for max width")
        drop_whitespace = self.drop_whitespace
        lines = []
        indent = self.initial_indent
        chunks.reverse()
        while chunks:
            width = self.width - len(indent)
            if ((lines and drop_whitespace and not chunks[-1].strip()) or
                    (width < 0 and not chunks[-1])):
                del chunks[-1]  # blank, or the empty rest of a broken word: it fits in no line
            cur_line = []
            cur_len = 0
            while chunks:
                length = cur_len + len(chunks[-1])
                if length > width:
                    break
                cur_len = length
                cur_line.append(chunks.pop())
            if chunks and len(chunks[-1]) > width:
                self._handle_long_word(chunks, cur_line, cur_len, width)
                cur_len = sum(map(len, cur_line))
            if cur_line and drop_whitespace and not cur_line[-1].strip():
                cur_len -= len(cur_line.pop())
            if not cur_line:
                continue
            if max_lines is not None and len(lines) + 1 >= max_lines:
                is_last = not chunks or (drop_whitespace and len(chunks) == 1 and
                                         not chunks[0].strip())
                if not is_last or cur_len > width:
                    self._end_lines(lines, indent, cur_line, cur_len, width)
                    break
            lines.append(indent + ''.join(cur_line))
            indent = self.subsequent_indent
        return lines

    def _end_lines(self, lines, indent, cur_line, cur_len, width):
        # The last line, with the placeholder behind as many words as leave room for it.
        placeholder = self.placeholder
        while cur_line:
            if cur_len + len(placeholder) <= width and cur_line[-1].strip():
                lines.append(indent + ''.join(cur_line) + placeholder)
                return
            cur_len -= len(cur_line.pop())
        if lines:
            before = lines[-1].rstrip()
            if len(before) + len(placeholder) <= self.width:
                lines[-1] = before + placeholder
                return
        lines.append(indent + placeholder.lstrip())

    # --- what is called

    def wrap(self, text):
        """The lines of a paragraph, as a list of strings without line ends."""
        chunks = self._split_chunks(text)
        if self.fix_sentence_endings:
            self._fix_sentence_endings(chunks)
        return self._wrap_chunks(chunks)

    def fill(self, text):
        """The lines of a paragraph as one string."""
        return "\n".join(self.wrap(text))


def wrap(text, width=70, **kwargs):
    """The lines of a paragraph, as a list. For the options see TextWrapper."""
    return TextWrapper(width=width, **kwargs).wrap(text)


def fill(text, width=70, **kwargs):
    """The lines of a paragraph as one string. For the options see TextWrapper."""
    return TextWrapper(width=width, **kwargs).fill(text)


def shorten(text, width, **kwargs):
    """As many words as fit, with single spaces between them, and the placeholder for others.

    >>> shorten("Hello  world!", width=11)
    'Hello [...]'
    """
    return TextWrapper(width=width, max_lines=1, **kwargs).fill(' '.join(text.strip().split()))


def dedent(text):
    """Takes away the white space that all lines begin with. Blank lines become empty."""
    try:
        lines = text.split('\n')
    except (AttributeError, TypeError):
        raise TypeError(f'expected str object, not {type(text).__qualname__!r}') from None
    # What the first and the last in order begin with, all between them begin with.
    filled = [line for line in lines if line and not line.isspace()]
    first = min(filled, default='')
    last = max(filled, default='')
    margin = 0
    for margin, character in enumerate(first):
        if character not in ' \t' or last[margin] != character:
            break
    return '\n'.join(['' if line.isspace() else line[margin:] for line in lines])


def indent(text, prefix, predicate=None):
    """Puts the prefix before lines: those that are not blank, or those that predicate chooses."""
    pieces = []
    for line in text.splitlines(True):
        if (not line.isspace()) if predicate is None else predicate(line):
            pieces.append(prefix)
        pieces.append(line)
    return ''.join(pieces)
