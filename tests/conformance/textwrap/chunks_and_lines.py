# textwrap: where lines break: dashes, hyphens, quotes, letters of all scripts, long words, placeholders; methods overridden.
# option: --policy standard
import random
import textwrap
from textwrap import TextWrapper, fill, shorten, wrap


def show(function, *arguments, **keywords):
    try:
        print(ascii(function(*arguments, **keywords)))
    except Exception as error:
        print(f'{type(error).__name__}: {error}')


WORDS = ('foo bar half-a-crown e-mail --option what--the long-word-with-hyphens x supercalifragilistic end. Done! ok?" "quote" '
         'it\'s a-b 12-34 naïve - -- --- a---b über-cool (wibble-wobble) . 日本語 co-op --opt-opt a1-b2 \u00a0 \u2003 \x1c end.\'').split(' ')
for word in WORDS:
    print(ascii(TextWrapper()._split(word)), ascii(TextWrapper(break_on_hyphens=False)._split(f'{word} {word}')),
          ascii(wrap(word * 3, 4)))

generator = random.Random(11)
SPACES = (' ', ' ', '  ', '\n', '\t', '\n\n', '\x0b', '\r\n', '\x0c', '   \t')
OPTIONS = (('initial_indent', ('* ', '    ')), ('subsequent_indent', ('  ',
    '     ')), ('expand_tabs', (False,)), ('replace_whitespace', (False,)),
           ('fix_sentence_endings', (True,)), ('break_long_words', (False,)), ('drop_whitespace', (False,)), (
               'break_on_hyphens', (False, 1)),
           ('tabsize', (4, 0, 1)), ('max_lines', (1, 2, 3, 0)), ('placeholder', ('', '...', ' <long placeholder>',
               '  ~')))
for _ in range(120):
    text = ''.join(generator.choice(WORDS) + generator.choice(SPACES) for _ in range(generator.choice((0, 1, 3, 10))))
    options = {name: generator.choice(values) for name, values in OPTIONS if generator.random() < .3}
    show(wrap, text, generator.choice((5, 8, 12, 20, 40)), **options)
    options.pop('max_lines', None)
    show(shorten, text, generator.choice((5, 12, 30)), **options)

for width in (0, -1, 2.5, 'a', None):
    show(wrap, 'some text', width)
show(wrap, 'text', initial_indent='      ', width=5)
show(fill, 'a b', 1)
show(fill, 'some text', 8, placeholder='....', max_lines=1)
show(wrap, None)
show(shorten, 5, 10)
show(shorten, 'text')
show(wrap, 'text', colour=1)
show(TextWrapper, 70, '', '', True, True, False, True, True, True, 8, None)

print(TextWrapper.wordsep_simple_re.pattern == textwrap.TextWrapper().wordsep_simple_re.pattern,
      type(TextWrapper.wordsep_re).__name__,
      TextWrapper.sentence_end_re.search('end.') is not None, ascii(TextWrapper.unicode_whitespace_trans))
wrapper = TextWrapper(width=10)
wrapper.width, wrapper.max_lines, wrapper.placeholder = 20, 2, '!'
show(wrapper.wrap, 'one two three four five six seven eight nine ten')
print(sorted(vars(wrapper)))


class ByCommas(TextWrapper):
    def _split(self, text):
        chunks = []
        for part in text.split(','):
            chunks += [part, ',']
        return chunks[:-1]


class Shouting(TextWrapper):
    def _munge_whitespace(self, text):
        return super()._munge_whitespace(text).upper()

    def _handle_long_word(self, reversed_chunks, cur_line, cur_len, width):
        cur_line.append('<' + reversed_chunks.pop() + '>')

    def _wrap_chunks(self, chunks):
        return [f'{line!r}' for line in super()._wrap_chunks(chunks)]

    def _fix_sentence_endings(self, chunks):
        chunks.append('?')


show(ByCommas(width=8).wrap, 'a,bb,ccc dd,eeeeeeeeee,f')
show(Shouting(width=8, fix_sentence_endings=True).fill, 'a word, longestword and')

#> ['foo'] ['foo', ' ', 'foo'] ['foof', 'oofo', 'o']
#> ['bar'] ['bar', ' ', 'bar'] ['barb', 'arba', 'r']
#> ['half-', 'a-', 'crown'] ['half-a-crown', ' ', 'half-a-crown'] ['half', '-a-c', 'rown', 'half', '-a-c', 'rown', 'half', '-a-c', 'rown']
#> ['e-mail'] ['e-mail', ' ', 'e-mail'] ['e-', 'mail', 'e-ma', 'ile-', 'mail']
#> ['--option'] ['--option', ' ', '--option'] ['--op', 'tion', '--op', 'tion', '--op', 'tion']
#> ['what', '--', 'the'] ['what--the', ' ', 'what--the'] ['what', '--th', 'ewha', 't--t', 'hewh', 'at--', 'the']
#> ['long-', 'word-', 'with-', 'hyphens'] ['long-word-with-hyphens', ' ', 'long-word-with-hyphens'] ['long', '-wor', 'd-wi', 'th-h', 'yphe', 'nslo', 'ng-w', 'ord-', 'with', '-hyp', 'hens', 'long', '-wor', 'd-wi', 'th-h', 'yphe', 'ns']
#> ['x'] ['x', ' ', 'x'] ['xxx']
#> ['supercalifragilistic'] ['supercalifragilistic', ' ', 'supercalifragilistic'] ['supe', 'rcal', 'ifra', 'gili', 'stic', 'supe', 'rcal', 'ifra', 'gili', 'stic', 'supe', 'rcal', 'ifra', 'gili', 'stic']
#> ['end.'] ['end.', ' ', 'end.'] ['end.', 'end.', 'end.']
#> ['Done!'] ['Done!', ' ', 'Done!'] ['Done', '!Don', 'e!Do', 'ne!']
#> ['ok?"'] ['ok?"', ' ', 'ok?"'] ['ok?"', 'ok?"', 'ok?"']
#> ['"quote"'] ['"quote"', ' ', '"quote"'] ['"quo', 'te""', 'quot', 'e""q', 'uote', '"']
#> ["it's"] ["it's", ' ', "it's"] ["it's", "it's", "it's"]
#> ['a-b'] ['a-b', ' ', 'a-b'] ['a-', 'ba-', 'ba-b']
#> ['12-34'] ['12-34', ' ', '12-34'] ['12-', '3412', '-341', '2-34']
#> ['na\xefve'] ['na\xefve', ' ', 'na\xefve'] ['na\xefv', 'ena\xef', 'vena', '\xefve']
#> ['-'] ['-', ' ', '-'] ['---']
#> ['--'] ['--', ' ', '--'] ['----', '--']
#> ['---'] ['---', ' ', '---'] ['----', '----', '-']
#> ['a', '---', 'b'] ['a---b', ' ', 'a---b'] ['a---', 'ba', '---', 'ba', '---b']
#> ['\xfcber-', 'cool'] ['\xfcber-cool', ' ', '\xfcber-cool'] ['\xfcber', '-coo', 'l\xfcbe', 'r-co', 'ol\xfcb', 'er-', 'cool']
#> ['(wibble-', 'wobble)'] ['(wibble-wobble)', ' ', '(wibble-wobble)'] ['(wib', 'ble-', 'wobb', 'le)(', 'wibb', 'le-w', 'obbl', 'e)(w', 'ibbl', 'e-wo', 'bble', ')']
#> ['.'] ['.', ' ', '.'] ['...']
#> ['\u65e5\u672c\u8a9e'] ['\u65e5\u672c\u8a9e', ' ', '\u65e5\u672c\u8a9e'] ['\u65e5\u672c\u8a9e\u65e5', '\u672c\u8a9e\u65e5\u672c', '\u8a9e']
#> ['co-', 'op'] ['co-op', ' ', 'co-op'] ['co-o', 'pco-', 'opco', '-op']
#> ['--opt-', 'opt'] ['--opt-opt', ' ', '--opt-opt'] ['--op', 't-', 'opt', '--', 'opt-', 'opt', '--', 'opt-', 'opt']
#> ['a1-b2'] ['a1-b2', ' ', 'a1-b2'] ['a1-', 'b2a1', '-b2a', '1-b2']
#> ['\xa0'] ['\xa0', ' ', '\xa0'] []
#> ['\u2003'] ['\u2003', ' ', '\u2003'] []
#> ['\x1c'] ['\x1c', ' ', '\x1c'] []
#> ["end.'"] ["end.'", ' ', "end.'"] ['end.', "'end", ".'en", "d.'"]
#> ['* \u2003  "quote"', '    \x1c      ', '  ok?" \xa0  ', '  end. half-', '  a-crown', '         co-', '  op  Done! ', '            ', '  foo ']
#> '* [...]'
#> []
#> ''
#> ['* co-op --option    "quote" \xfcber-cool', '---  foo x  12-34 foo \u2003']
#> '* co-op --option "quote" [...]'
#> []
#> ''
#> ['\u65e5\u672c\u8a9e']
#> '\u65e5\u672c\u8a9e'
#> ['* na\xefve', '  end.\' ok?"', '  supercalif', '  ragilistic', '  \x1c --option', "  it's bar -", '  \xa0']
#> '* na\xefve end.\' ok?" [...]'
#> ['half-', 'a-', 'crown', '--opt', 'ion', '--opt', 'ion']
#> 'half- [...]'
#> []
#> ''
#> ['    \u2003 what--the bar what--the  bar x  ', 'end.\'   foo  ---  "quote" ']
#> '    [...]'
#> ['supercalifragilistic', '  ']
#> 'supercalifragilistic'
#> ['    a---b half-a-crownhalf-a-crown(wibbl', 'e-wobble)bar  co-op\r\n"quote" -\nend.  x']
#> '    a---b half-a-crown [...]'
#> ['    co-', '     op']
#> '    c'
#> ['what--', 'the a---', 'b bar', 'what--', 'the \xa0', '--opt-', 'opt', "end.'", "it's", 'a1-b2', 'ok?"']
#> 'what-- [...]'
#> ['* Done!  na\xefve     \u65e5\u672c\u8a9e']
#> ValueError: placeholder too large for max width
#> ["what--the  --option\x0c\u2003\x0bco-op\t12-34\r\nend.'", '\xfcber-cool\x0b\x1c\x0ca---b "quote"']
#> 'what-- [...]'
#> ['a1-b2 ']
#> ValueError: placeholder too large for max width
#> ['* "quote" "quote" supercalifragilistic ']
#> '* "quote" <long placeholder>'
#> ['* ~']
#> '* ~'
#> ['    co-op\r\na1-b2\x0c(wibble-wobble)']
#> '    co-op a1-b2 (wibble-  ~'
#> ['* \xfcber-', 'cool']
#> ValueError: placeholder too large for max width
#> ['    ---  long-word-', 'with-hyphens', '(wibble-wobble)']
#> '    --- long-word-with- [...]'
#> []
#> ValueError: placeholder too large for max width
#> ['--option half-a-', "crown Done! \x1c  end.'", "e-mail end.' -- co-", 'op    ---']
#> ValueError: placeholder too large for max width
#> ['* [...]']
#> ValueError: placeholder too large for max width
#> ['\xa0  --opt-opt', '  na\xefve', '           ']
#> '--opt- [...]'
#> ['* -']
#> '* -'
#> ['.']
#> '.'
#> ['end.', 'a---b', 'ok?"']
#> 'end. a---b ok?"'
#> []
#> ''
#> ['\u2003  a-b 12-34']
#> '~'
#> ['    e-ma', 'il ']
#> '    e-mail'
#> ["end.'"]
#> "end.'"
#> ValueError: placeholder too large for max width
#> 'what--the <long placeholder>'
#> ['\x1c']
#> ''
#> []
#> ''
#> ['--opt-opt       ']
#> '--opt-opt'
#> []
#> ''
#> ['\u2003 . supercalifragilistic']
#> '....'
#> ['\u65e5\u672c\u8a9e\x0c---', '  co-op']
#> '\u65e5\u672c\u8a9e --- co-op'
#> ['ok?"']
#> 'ok?"'
#> ['\x1c  ', '--opt-', 'opt    ', 'foo a---', 'b bar ', '\xfcber-', 'cool ', '\xfcber-', 'cool \xa0 ', '\u65e5\u672c\u8a9e ', '\xfcber-', 'cool ']
#> '--opt-opt foo a---b bar [...]'
#> []
#> ''
#> ['* \xfcber-cool']
#> '* \xfcber-cool'
#> []
#> ''
#> ['--opt', '-opt', '--opt', '-opt', "end.'"]
#> '--opt- [...]'
#> ['\u65e5\u672c\u8a9e', '~']
#> '\u65e5\u672c\u8a9e a---b  ~'
#> ['--- ']
#> '---'
#> ['* [...]']
#> ValueError: placeholder too large for max width
#> ['[...]']
#> 'x - 12-34'
#> []
#> ''
#> []
#> ''
#> ['x']
#> 'x'
#> ['bar']
#> 'bar'
#> ["    end.' Done! na\xefve "]
#> '    ~'
#> []
#> ''
#> ['[...]']
#> '--- [...]'
#> ["    12-34  Done!  it's "]
#> '    '
#> ["    co-op           it's    long- [...]"]
#> ValueError: placeholder too large for max width
#> ['half-', 'a-cro', 'wn', 'end.', 'super', 'calif', 'ragil', 'istic', "it's", '--opt', '-opt', '\x0csupe', 'rcali', 'fragi', 'listi', 'c', 'na\xefve', '\xa0', 'end.']
#> ValueError: placeholder too large for max width
#> ['    x', '     12-34', '     what', '     --', '     the']
#> '    x [...]'
#> ['--- co-op . ']
#> '--- co-op .'
#> ['[...]']
#> '[...]'
#> ['* -']
#> '* -'
#> ['Done! Done!  \xfcber-', "cool        end.'", '--  --opt-opt', ". end.' 12-34  a---b"]
#> '~'
#> ['na\xefve', 'co-op', 'na\xefve']
#> '[...]'
#> ['\u65e5\u672c\u8a9e']
#> '\u65e5\u672c\u8a9e'
#> ['    x']
#> ValueError: placeholder too large for max width
#> ['--opt-opt  \u65e5\u672c\u8a9e --  ', '  long-word-with-', '  hyphens na\xefve', '  a1-b2 end.  bar', '  end.']
#> '--opt-opt...'
#> []
#> ''
#> []
#> ''
#> []
#> ValueError: placeholder too large for max width
#> ['- a--- [...]']
#> '- a---b long-word-with-hyphens'
#> ['bar']
#> 'bar'
#> ["foo  \u65e5\u672c\u8a9e it's", '           ']
#> "foo \u65e5\u672c\u8a9e it's"
#> []
#> ''
#> []
#> ''
#> ['* \u2003 foo', '     "qu', '     ote', '     "']
#> ValueError: placeholder too large for max width
#> ['    half-a-', '     crown', '     a-b', '     x']
#> '    half-a-crown a-b x'
#> ['    -', "     it's", '     ok?"']
#> ValueError: placeholder too large for max width
#> ['a1-b2  --opt-opt\u2003']
#> '[...]'
#> ['--option', '  ', '--opt-opt', '  --', '      ', '\xa0', '       ', '-- ', '12-34', ' ', '--opt-opt', '  ', 'supercalifragilistic', '    ', 'na\xefve', ' ', '--opt-opt', ' ']
#> '--option --opt-opt -- -- [...]'
#> ['\x1c']
#> ''
#> []
#> ValueError: placeholder too large for max width
#> ['\u2003  bar  . long-word-', '  with-hyphens...']
#> 'bar . long-word-with-...'
#> []
#> ''
#> ['what--the na\xefve x']
#> 'what--the'
#> ['(wibble-wobble) \xfcber-cool  x --- e-mail', '     \u65e5\u672c\u8a9e a---b a-b . a---b']
#> '(wibble-wobble) \xfcber- [...]'
#> []
#> ''
#> ['* na\xefve']
#> '* na\xefve'
#> ['--opt-opt\n\n--option', '  what--the\r\n', 'supercalifragilistic', '\x0b\xa0\x0bx\r\na---b x\n\nx co-', 'op\t']
#> '--opt-opt  ~'
#> ['    \x1c Done!         ', '     a---b foo  ', '     Done!  \u65e5\u672c\u8a9e     ', '     \u65e5\u672c\u8a9e  \u2003  end.  ', '     co-op  ']
#> '    Done!  a---b foo [...]'
#> ['\u65e5\u672c\u8a9e  x ok?"', '      long-', '  word-with-', '  hyphens ', '  end. ', '  (wibble-', '  wobble)', '      Done! ', "  end.'  ", "  end.'  \xa0  "]
#> '[...]'
#> ['na\xefve 12-34\n\nbar']
#> 'na\xefve 12-34 bar'
#> ValueError: placeholder too large for max width
#> '    na\xefve'
#> []
#> ''
#> ValueError: placeholder too large for max width
#> ValueError: placeholder too large for max width
#> ['-']
#> '-'
#> ValueError: placeholder too large for max width
#> '    [...]'
#> ['--opt-opt']
#> '~'
#> ['ok?"  na\xefve', '  na\xefve']
#> '[...]'
#> []
#> ''
#> ValueError: placeholder too large for max width
#> '    --option'
#> ['--option']
#> '[...]'
#> ['    [...]']
#> ValueError: placeholder too large for max width
#> []
#> ''
#> ['na\xefve           a---', 'b  (wibble-wobble)  ', '--opt-opt \u2003     ', '\xfcber-cool  a-b     ', 'Done!  --  a---b ']
#> 'na\xefve a---b (wibble- [...]'
#> []
#> ''
#> ['e-mail co-op na\xefve']
#> 'e-mail [...]'
#> ['12-34']
#> '12-34'
#> ['x    ', '   ']
#> 'x'
#> ["* end.'\r\na-b", '(wibble-wobb', 'le)']
#> '* [...]'
#> []
#> ''
#> ['.']
#> '.'
#> ValueError: placeholder too large for max width
#> '--opt-opt what--the ok?"'
#> []
#> ''
#> ['--option \u2003', 'long-word-with-', 'hyphens 12-34  a---b', '\xfcber-cool bar --opt-', 'opt "quote"', 'half-a-crown']
#> '--option long-word-with- [...]'
#> ['\u65e5\u672c\u8a9e\x0cco-op a-b   a-b', "\u2003\x0bit's  a-b [...]"]
#> '[...]'
#> ['.    \x1c na\xefve']
#> '. na\xefve'
#> ['end.']
#> 'end. e-mail bar (wibble-'
#> ['na\xefve']
#> 'na\xefve'
#> ValueError: invalid width 0 (must be > 0)
#> ValueError: invalid width -1 (must be > 0)
#> TypeError: slice indices must be integers or None or have an __index__ method
#> TypeError: '<=' not supported between instances of 'str' and 'int'
#> TypeError: '<=' not supported between instances of 'NoneType' and 'int'
#> ['      t', 'ext']
#> 'a\nb'
#> 'some....'
#> AttributeError: 'NoneType' object has no attribute 'expandtabs'
#> AttributeError: 'int' object has no attribute 'strip'
#> TypeError: shorten() missing 1 required positional argument: 'width'
#> TypeError: TextWrapper.__init__() got an unexpected keyword argument 'colour'
#> TypeError: TextWrapper.__init__() takes from 1 to 11 positional arguments but 12 were given
#> True Pattern True {9: 32, 10: 32, 11: 32, 12: 32, 13: 32, 32: 32}
#> ['one two three four', 'five six seven!']
#> ['break_long_words', 'break_on_hyphens', 'drop_whitespace', 'expand_tabs', 'fix_sentence_endings', 'initial_indent', 'max_lines', 'placeholder', 'replace_whitespace', 'subsequent_indent', 'tabsize', 'width']
#> ['a,bb,', 'ccc dd,e', 'eeeeeeee', 'e,f']
#> "'A WORD, <LONGESTWORD>'\n'AND?'"
