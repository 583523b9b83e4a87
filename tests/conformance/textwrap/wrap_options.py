# textwrap: wrap options.
# option: --policy standard
def t(f):
    try: print(ascii(f()))
    except Exception as e: print(type(e).__name__, e)
import textwrap as w
x = "The quick brown fox jumps over the lazy-dog's back. Supercalifragilistic!"
for k in ({"width": 10}, {"width": 20}, {"width": 20, "initial_indent": "* ", "subsequent_indent": "  "},
          {"width": 8, "break_long_words": False}, {"width": 12, "break_on_hyphens": False},
          {"width": 20, "max_lines": 2}, {"width": 20, "max_lines": 1, "placeholder": "~"},
          {"width": 30, "fix_sentence_endings": True}, {"width": 0},
          {"width": 5, "max_lines": 1, "placeholder": "toolong"}, {"width": 25, "drop_whitespace": False}):
    t(lambda: (k, w.wrap(x, **k)))
print(w.fill(x, 25), w.shorten(x, 30), w.shorten(x, 30, placeholder=".."), w.wrap(""),
      w.wrap("a\tb\nc", expand_tabs=False), w.wrap("a\tb", tabsize=4), w.wrap("a  b\n\nc", replace_whitespace=False),
      repr(w.dedent("  a\n   b\n\n  c")), repr(w.dedent("\ta\n  b")), repr(w.dedent("  a\n \n  b")),
      repr(w.indent("a\n\nb\n", "> ")), repr(w.indent("a\n\nb", "> ", lambda l: True)))
t(lambda: w.wrap(5))
t(lambda: w.shorten("aaaa bbbb", 2))

#> ({'width': 10}, ['The quick', 'brown fox', 'jumps over', 'the lazy-', "dog's", 'back. Supe', 'rcalifragi', 'listic!'])
#> ({'width': 20}, ['The quick brown fox', 'jumps over the lazy-', "dog's back. Supercal", 'ifragilistic!'])
#> ({'width': 20, 'initial_indent': '* ', 'subsequent_indent': '  '}, ['* The quick brown', '  fox jumps over the', "  lazy-dog's back. S", '  upercalifragilisti', '  c!'])
#> ({'width': 8, 'break_long_words': False}, ['The', 'quick', 'brown', 'fox', 'jumps', 'over the', 'lazy-', "dog's", 'back.', 'Supercalifragilistic!'])
#> ({'width': 12, 'break_on_hyphens': False}, ['The quick', 'brown fox', 'jumps over', 'the', "lazy-dog's", 'back. Superc', 'alifragilist', 'ic!'])
#> ({'width': 20, 'max_lines': 2}, ['The quick brown fox', 'jumps over the [...]'])
#> ({'width': 20, 'max_lines': 1, 'placeholder': '~'}, ['The quick brown fox~'])
#> ({'width': 30, 'fix_sentence_endings': True}, ['The quick brown fox jumps over', "the lazy-dog's back.", 'Supercalifragilistic!'])
#> ValueError invalid width 0 (must be > 0)
#> ValueError placeholder too large for max width
#> ({'width': 25, 'drop_whitespace': False}, ['The quick brown fox jumps', " over the lazy-dog's ", 'back. ', 'Supercalifragilistic!'])
#> The quick brown fox jumps
#> over the lazy-dog's back.
#> Supercalifragilistic! The quick brown fox [...] The quick brown fox jumps.. [] ['a b c'] ['a   b'] ['a  b\n\nc'] 'a\n b\n\nc' '\ta\n  b' 'a\n\nb' '> a\n\n> b\n' '> a\n> \n> b'
#> AttributeError 'int' object has no attribute 'expandtabs'
#> ValueError placeholder too large for max width
