# option: --policy standard
# textwrap, html, shlex, difflib, reprlib: operations on text.
import difflib
import html
import html.entities
import html.parser
import reprlib
import shlex
import textwrap


def attempt(label, function):
    try:
        print(label, repr(function()))
    except Exception as error:
        print(label, type(error).__name__, error)


text = "The quick brown fox jumped over the lazy dog. It was a well-known fact\tthat supercalifragilisticexpialidocious words are long."
for width in (10, 20, 40, 200):
    print(textwrap.wrap(text, width))
print(textwrap.fill(text, 30, initial_indent="* ", subsequent_indent="  "))
print(textwrap.shorten(text, 40), textwrap.shorten(text, 30, placeholder="…"),
      textwrap.wrap(text, 25, break_long_words=False, break_on_hyphens=False)[:4])
print(repr(textwrap.dedent("""
    one
      two
    three
""")), repr(textwrap.indent("a\n\nb\n", "> ")), repr(textwrap.indent("a\n\nb", "-", lambda line: True)))
print(textwrap.wrap("a b c d e f g", 5, max_lines=2), textwrap.wrap("", 5),
      textwrap.TextWrapper(width=8, tabsize=4, replace_whitespace=False).wrap("a\tb  c\nd"))
attempt("width", lambda: textwrap.wrap("abc", 0))
attempt("placeholder", lambda: textwrap.shorten("a b c d", 3, placeholder="....."))

print(html.escape("<a href=\"x\">'&'</a>"), html.escape("\"'", quote=False),
      html.unescape("&lt;&amp;&eacute;&#233;&#xe9;&notit;&nope;&#0;&#x110000; &copy"),
      html.entities.name2codepoint["eacute"])


class Parser(html.parser.HTMLParser):
    def handle_starttag(self, tag, attrs):
        print("start", tag, attrs)

    def handle_endtag(self, tag):
        print("end", tag)

    def handle_data(self, data):
        print("data", repr(data))

    def handle_comment(self, data):
        print("comment", data)

    def handle_decl(self, decl):
        print("decl", decl)


p = Parser()
p.feed("<!DOCTYPE html><p class='a' id=b checked>Hi &amp; <b>there</b><br/><!-- c --></p>")
p.close()

for line in ("a b c", "a 'b c' d", 'a "b \\" c" d', "a\\ b", "a # b", "''", "a''b", "x=1;y", '"a"b'):
    attempt(line, lambda: shlex.split(line))
attempt("open", lambda: shlex.split("a 'b"))
attempt("escape", lambda: shlex.split("a\\"))
attempt("comments", lambda: shlex.split("a # b\nc", comments=True))
attempt("not posix", lambda: shlex.split("a 'b c' \"d\"", posix=False))
attempt("None", lambda: shlex.split(None))
print(shlex.quote("a b"), shlex.quote(""), shlex.quote("it's"), shlex.quote("safe-1.0/x"), shlex.join(["a b", "c"]))
print(list(shlex.shlex("a=b; c && 'd e' # no\nf", posix=True)),
      list(shlex.shlex("a && b || c; d>e", punctuation_chars=True)), list(shlex.shlex("x-y z", posix=False)))

a = ["one", "two", "three", "four"]
b = ["one", "tree", "three", "for", "five"]
print(list(difflib.unified_diff(a, b, "old", "new", lineterm="")))
print(list(difflib.context_diff(a, b, "old", "new", lineterm="", n=1)))
print(list(difflib.ndiff(a, b)))
print(difflib.get_close_matches("appel", ["ape", "apple", "peach", "puppy"]),
      difflib.SequenceMatcher(None, "abcd", "bcde").ratio(),
      difflib.SequenceMatcher(None, "qabxcd", "abycdf").get_opcodes())
s = difflib.SequenceMatcher(lambda x: x == " ", "private Thread currentThread;",
    "private volatile Thread currentThread;")
print(round(s.ratio(), 3), s.get_matching_blocks(), s.quick_ratio() >= s.ratio(), s.real_quick_ratio())
print("".join(difflib.restore(difflib.ndiff(["a\n", "b\n"], ["a\n", "c\n"]), 1)),
      list(difflib.Differ().compare(["abc\n"], ["abd\n"])))

print(reprlib.repr(list(range(100))), reprlib.repr("x" * 100), reprlib.repr({i: i for i in range(9)}),
      reprlib.repr(10 ** 60), reprlib.repr([[[[[[[1]]]]]]]))
r = reprlib.Repr()
r.maxlist = 2
print(r.repr([1, 2, 3]), r.repr((1,) * 9), r.repr({1, 2, 3}), r.repr(frozenset()))


class Node:
    def __init__(self):
        self.me = self

    @reprlib.recursive_repr()
    def __repr__(self):
        return f"<{self.me!r}>"


print(Node())

#> ['The quick', 'brown fox', 'jumped', 'over the', 'lazy dog.', 'It was a', 'well-known', 'fact  that', 'supercalif', 'ragilistic', 'expialidoc', 'ious words', 'are long.']
#> ['The quick brown fox', 'jumped over the lazy', 'dog. It was a well-', 'known fact  that sup', 'ercalifragilisticexp', 'ialidocious words', 'are long.']
#> ['The quick brown fox jumped over the lazy', 'dog. It was a well-known fact  that', 'supercalifragilisticexpialidocious words', 'are long.']
#> ['The quick brown fox jumped over the lazy dog. It was a well-known fact  that supercalifragilisticexpialidocious words are long.']
#> * The quick brown fox jumped
#>   over the lazy dog. It was a
#>   well-known fact  that superc
#>   alifragilisticexpialidocious
#>   words are long.
#> The quick brown fox jumped over [...] The quick brown fox jumped… ['The quick brown fox', 'jumped over the lazy dog.', 'It was a well-known fact', 'that']
#> '\none\n  two\nthree\n' '> a\n\n> b\n' '-a\n-\n-b'
#> ['a b c', '[...]'] [] ['a   b  c', 'd']
#> width ValueError invalid width 0 (must be > 0)
#> placeholder ValueError placeholder too large for max width
#> &lt;a href=&quot;x&quot;&gt;&#x27;&amp;&#x27;&lt;/a&gt; "' <&ééé¬it;&nope;�� © 233
#> decl DOCTYPE html
#> start p [('class', 'a'), ('id', 'b'), ('checked', None)]
#> data 'Hi & '
#> start b []
#> data 'there'
#> end b
#> start br []
#> end br
#> comment  c 
#> end p
#> a b c ['a', 'b', 'c']
#> a 'b c' d ['a', 'b c', 'd']
#> a "b \" c" d ['a', 'b " c', 'd']
#> a\ b ['a b']
#> a # b ['a', '#', 'b']
#> '' ['']
#> a''b ['ab']
#> x=1;y ['x=1;y']
#> "a"b ['ab']
#> open ValueError No closing quotation
#> escape ValueError No escaped character
#> comments ['a', 'c']
#> not posix ['a', "'b c'", '"d"']
#> None ValueError s argument must not be None
#> 'a b' '' 'it'"'"'s' safe-1.0/x 'a b' c
#> ['a', '=', 'b', ';', 'c', '&', '&', 'd e', 'f'] ['a', '&&', 'b', '||', 'c', ';', 'd', '>', 'e'] ['x', '-', 'y', 'z']
#> ['--- old', '+++ new', '@@ -1,4 +1,5 @@', ' one', '-two', '+tree', ' three', '-four', '+for', '+five']
#> ['*** old', '--- new', '***************', '*** 1,4 ****', '  one', '! two', '  three', '! four', '--- 1,5 ----', '  one', '! tree', '  three', '! for', '! five']
#> ['  one', '- two', '+ tree', '  three', '- four', '?   -\n', '+ for', '+ five']
#> ['apple', 'ape'] 0.75 [('delete', 0, 1, 0, 0), ('equal', 1, 3, 0, 2), ('replace', 3, 4, 2, 3), ('equal', 4, 6, 3, 5), ('insert', 6, 6, 5, 6)]
#> 0.866 [Match(a=0, b=0, size=8), Match(a=8, b=17, size=21), Match(a=29, b=38, size=0)] True 0.8656716417910447
#> a
#> b
#>  ['- abc\n', '?   ^\n', '+ abd\n', '?   ^\n']
#> [0, 1, 2, 3, 4, 5, ...] 'xxxxxxxxxxxx...xxxxxxxxxxxxx' {0: 0, 1: 1, 2: 2, 3: 3, ...} 100000000000000000...0000000000000000000 [[[[[[[...]]]]]]]
#> [1, 2, ...] (1, 1, 1, 1, 1, 1, ...) {1, 2, 3} frozenset()
#> <...>
