# Where a search begins, jumps by the next character, repeats: for each pattern what all short texts give.
# option: --policy standard
import itertools
import re

TEXTS = ["".join(letters) for count in range(5) for letters in itertools.product("ab-\n", repeat=count)]
WIDE = ["", "b", "ab", "é-b", "aéab", "-éb", "ab\n-é", "€", "a€b", "€a-b€", "-\U00010000b", "b\U00010000a", "aab\U00010000-"]


def found(pattern, text):
    spans = [(match.span(), match.regs[1:], match.lastindex) for match in pattern.finditer(text)]
    later = pattern.search(text, 1)
    whole = pattern.fullmatch(text)
    return spans, later and later.span(), pattern.match(text, 1, 3), whole and whole.regs, pattern.split(text)


def digest(pattern):
    value = 0
    for text in TEXTS + WIDE:
        for letter in repr(found(pattern, text)):
            value = (value * 131 + ord(letter)) % 1_000_003
    return value


def show(*sources, flags=0):
    for source in sources:
        pattern = re.compile(source, flags)
        print(ascii(source), digest(pattern), pattern.findall("ab-aab\n-bba-"), pattern.sub("<>", "aé-b€a"))


print("-- a run that cannot begin a match at its other characters")
show(r"a+b", r"a+?b", r"a++b", r"a*b", r"a*?b", r"a*+b", r"a{2,}b", r"a{2,}?-", r"a{2,}+b", r"(a+)b", r"((a+)b?)-",
     r"[ab]+-", r"[ab]{3,}-", r"[^-]+-a", r"\w*(?:-a|b)", r"\w*(?<!a)", r"\w*?(?=b)", r"\w+(?<!b)-", r"\w+\Z", r"\w*\b-",
     r".+b\n", r"(?s:.+)b-")
print("-- a run that references can tell apart, or that has a maximum")
show(r"(a+)b\1", r"(\w+)-\1", r"(a*)b\1-", r"(a+)?(?(1)b|-)", r"(a+)(?(1)b|-)", r"a{1,2}b", r"a{,3}-", r"(?:a+b)+-", r"(a+b?)+-",
     r"(?:a+|b)-", r"(?:a+)*b", r"(?>a+)b", r"(?=a+)ab")
print("-- jumps by the next character")
show(r"a|b|-", r"ab|a|b", r"a|ab|b", r"aa|ab|a-|b", r"a|b|", r"|a|b", r"(a)|(b)|(-)", r"(?:a|b|-)*b", r"(?:ab|a|b-|\n)+", r"a|[ab]-|[^a]b|\Z",
     r"é|€|a", r"\W|a|b", r".|\n|a", r"a$|b$|-$|^b", r"(?:a|b|(?:-|\n|é)b)+", r"(?:|a|b|-)b", r"(?:(?=a)|(?!a)b|-)a?")
show(r"A|b|-", r"(?:AB|A|É)b?", r"K|a|S", flags=re.I)
show("|".join("ab-"[i % 3] + "ab\n"[i % 4 % 3] * (i % 5) for i in range(130)))
print("-- literals before a match, lines, texts")
show(r"(?<=ab)-", r"(?<=a)", r"(?<=b)a*", r"(?<=ab)(?=-)", r"(?<=(a))b", r"(?<=a|b)-", r"(?<!a)b", r"(?<=é)b", r"(?<=€)", r"(?<=ab-)\w+")
show(r"^a", r"^(\w+)", r"^", r"^a|b|-", r"$", r"^\w*$", r".*b", r".*", flags=re.M)
show(r"^a", r"\Aa+", r".*b", r"(?<=A)b", flags=re.I)
print("-- boundaries")
show(r"\b", r"\B", r"\ba", r"b\b", r"\b\w+\b", r"\Bb\B", r"\b-\b")
show(r"\b", r"\B\w", r"\b\w+\b", flags=re.A)
print("-- repeats that give back and take more")
show(r"[ab]*a", r"[ab]*?b-", r"[^b]*?b", r"[^-]*-[^-]*?a", r".*?b", r"[ab]{1,3}?-", r"\w*b\w*a", r"(?s:.*?)-b", r"[^\n]*?[b-]")

#> -- a run that cannot begin a match at its other characters
#> 'a+b' 643041 ['ab', 'aab'] aé-b€a
#> 'a+?b' 643041 ['ab', 'aab'] aé-b€a
#> 'a++b' 643041 ['ab', 'aab'] aé-b€a
#> 'a*b' 373385 ['ab', 'aab', 'b', 'b'] aé-<>€a
#> 'a*?b' 373385 ['ab', 'aab', 'b', 'b'] aé-<>€a
#> 'a*+b' 373385 ['ab', 'aab', 'b', 'b'] aé-<>€a
#> 'a{2,}b' 315509 ['aab'] aé-b€a
#> 'a{2,}?-' 522600 [] aé-b€a
#> 'a{2,}+b' 315509 ['aab'] aé-b€a
#> '(a+)b' 749949 ['a', 'aa'] aé-b€a
#> '((a+)b?)-' 514700 [('ab', 'a'), ('a', 'a')] aé-b€a
#> '[ab]+-' 474634 ['ab-', 'bba-'] aé-b€a
#> '[ab]{3,}-' 754275 ['bba-'] aé-b€a
#> '[^-]+-a' 188216 ['ab-a'] aé-b€a
#> '\\w*(?:-a|b)' 350305 ['ab-a', 'ab', 'bb'] aé-<>€a
#> '\\w*(?<!a)' 145520 ['ab', '', 'aab', '', '', 'bb', '', ''] <><>-<><>€<>a
#> '\\w*?(?=b)' 611952 ['a', '', 'aa', '', '', 'b', ''] aé-<>b€a
#> '\\w+(?<!b)-' 224258 ['bba-'] <>b€a
#> '\\w+\\Z' 189630 [] aé-b€<>
#> '\\w*\\b-' 564634 ['ab-', 'bba-'] <>b€a
#> '.+b\\n' 839724 ['ab-aab\n'] aé-b€a
#> '(?s:.+)b-' 910508 ['ab-'] aé-b€a
#> -- a run that references can tell apart, or that has a maximum
#> '(a+)b\\1' 248466 [] aé-b€a
#> '(\\w+)-\\1' 384245 [] aé-b€a
#> '(a*)b\\1-' 707486 [''] aé-b€a
#> '(a+)?(?(1)b|-)' 534595 ['a', '', 'aa', '', ''] aé<>b€a
#> '(a+)(?(1)b|-)' 749949 ['a', 'aa'] aé-b€a
#> 'a{1,2}b' 986674 ['ab', 'aab'] aé-b€a
#> 'a{,3}-' 937978 ['-', '-', 'a-'] aé<>b€a
#> '(?:a+b)+-' 98105 ['ab-'] aé-b€a
#> '(a+b?)+-' 708549 ['ab', 'a'] aé-b€a
#> '(?:a+|b)-' 838962 ['b-', 'a-'] aé-b€a
#> '(?:a+)*b' 373385 ['ab', 'aab', 'b', 'b'] aé-<>€a
#> '(?>a+)b' 643041 ['ab', 'aab'] aé-b€a
#> '(?=a+)ab' 474428 ['ab', 'ab'] aé-b€a
#> -- jumps by the next character
#> 'a|b|-' 519504 ['a', 'b', '-', 'a', 'a', 'b', '-', 'b', 'b', 'a', '-'] <>é<><>€<>
#> 'ab|a|b' 845124 ['ab', 'a', 'ab', 'b', 'b', 'a'] <>é-<>€<>
#> 'a|ab|b' 484239 ['a', 'b', 'a', 'a', 'b', 'b', 'b', 'a'] <>é-<>€<>
#> 'aa|ab|a-|b' 737306 ['ab', 'aa', 'b', 'b', 'b', 'a-'] aé-<>€a
#> 'a|b|' 128966 ['a', 'b', '', 'a', 'a', 'b', '', '', 'b', 'b', 'a', '', ''] <><>é<>-<><>€<><>
#> '|a|b' 566481 ['', 'a', '', 'b', '', '', 'a', '', 'a', '', 'b', '', '', '', 'b', '', 'b', '', 'a', '', ''] <><><>é<>-<><><>€<><><>
#> '(a)|(b)|(-)' 540485 [('a', '', ''), ('', 'b', ''), ('', '', '-'), ('a', '', ''), ('a', '', ''), ('', 'b', ''), ('', '', '-'), ('', 'b', ''), ('', 'b', ''), ('a', '', ''), ('', '', '-')] <>é<><>€<>
#> '(?:a|b|-)*b' 821375 ['ab-aab', '-bb'] aé<>€a
#> '(?:ab|a|b-|\\n)+' 280293 ['ab', 'aab\n', 'a'] <>é-b€<>
#> 'a|[ab]-|[^a]b|\\Z' 701058 ['a', 'b-', 'a', 'a', '-b', 'a', ''] <>é<>€<><>
#> '\xe9|\u20ac|a' 451429 ['a', 'a', 'a', 'a'] <><>-b<><>
#> '\\W|a|b' 361688 ['a', 'b', '-', 'a', 'a', 'b', '\n', '-', 'b', 'b', 'a', '-'] <>é<><><><>
#> '.|\\n|a' 203612 ['a', 'b', '-', 'a', 'a', 'b', '\n', '-', 'b', 'b', 'a', '-'] <><><><><><>
#> 'a$|b$|-$|^b' 422628 ['-'] aé-b€<>
#> '(?:a|b|(?:-|\\n|\xe9)b)+' 979964 ['ab', 'aab', '-bba'] <>é<>€<>
#> '(?:|a|b|-)b' 265839 ['ab', 'ab', '-b', 'b'] aé<>€a
#> '(?:(?=a)|(?!a)b|-)a?' 967713 ['a', 'b', '-a', 'a', 'b', '-', 'b', 'ba', '-'] <>é<><>€<>
#> 'A|b|-' 519504 ['a', 'b', '-', 'a', 'a', 'b', '-', 'b', 'b', 'a', '-'] <>é<><>€<>
#> '(?:AB|A|\xc9)b?' 843482 ['ab', 'a', 'ab', 'a'] <><>-b€<>
#> 'K|a|S' 59962 ['a', 'a', 'a', 'a'] <>é-b€<>
#> 'a|bb|-\n\n|aaaa|baaaa|-|a\n|baa|-aaa|abbbb|b|-a|aaa|bbbb|-\n\n\n\n|a|ba|-bb|a\n\n\n|baaaa|-|ab|b\n\n|-aaa|aaaaa|b|-\n|aaa|baaa|-bbbb|a|ba|-aa|abbb|b\n\n\n\n|-|aa|bbb|-\n\n\n|aaaaa|b|-b|a\n\n|baaa|-aaaa|a|b\n|-aa|aaaa|bbbbb|-|aa|baa|-bbb|a\n\n\n\n|b|-a|abb|b\n\n\n|-aaaa|a|bb|-\n\n|aaaa|baaaa|-|a\n|baa|-aaa|abbbb|b|-a|aaa|bbbb|-\n\n\n\n|a|ba|-bb|a\n\n\n|baaaa|-|ab|b\n\n|-aaa|aaaaa|b|-\n|aaa|baaa|-bbbb|a|ba|-aa|abbb|b\n\n\n\n|-|aa|bbb|-\n\n\n|aaaaa|b|-b|a\n\n|baaa|-aaaa|a|b\n|-aa|aaaa|bbbbb|-|aa|baa|-bbb|a\n\n\n\n|b|-a|abb|b\n\n\n|-aaaa|a|bb|-\n\n|aaaa|baaaa|-|a\n|baa|-aaa|abbbb' 978057 ['a', 'b', '-', 'a', 'a', 'b', '-', 'bb', 'a', '-'] <>é<><>€<>
#> -- literals before a match, lines, texts
#> '(?<=ab)-' 986629 ['-'] aé-b€a
#> '(?<=a)' 953186 ['', '', '', ''] a<>é-b€a<>
#> '(?<=b)a*' 125032 ['', '', '', 'a'] aé-b<>€a
#> '(?<=ab)(?=-)' 118131 [''] aé-b€a
#> '(?<=(a))b' 981086 ['a', 'a'] aé-b€a
#> '(?<=a|b)-' 771083 ['-', '-'] aé-b€a
#> '(?<!a)b' 642424 ['b', 'b'] aé-<>€a
#> '(?<=\xe9)b' 822053 [] aé-b€a
#> '(?<=\u20ac)' 929703 [] aé-b€<>a
#> '(?<=ab-)\\w+' 956855 ['aab'] aé-b€a
#> '^a' 633187 ['a'] <>é-b€a
#> '^(\\w+)' 998557 ['ab'] <>-b€a
#> '^' 675997 ['', ''] <>aé-b€a
#> '^a|b|-' 527538 ['a', 'b', '-', 'b', '-', 'b', 'b', '-'] <>é<><>€a
#> '$' 110095 ['', ''] aé-b€a<>
#> '^\\w*$' 463068 [] aé-b€a
#> '.*b' 427471 ['ab-aab', '-bb'] <>€a
#> '.*' 447802 ['ab-aab', '', '-bba-', ''] <><>
#> '^a' 512653 ['a'] <>é-b€a
#> '\\Aa+' 188355 ['a'] <>é-b€a
#> '.*b' 427471 ['ab-aab', '-bb'] <>€a
#> '(?<=A)b' 843219 ['b', 'b'] aé-b€a
#> -- boundaries
#> '\\b' 145647 ['', '', '', '', '', ''] <>aé<>-<>b<>€<>a<>
#> '\\B' 913171 ['', '', '', '', '', '', ''] a<>é-b€a
#> '\\ba' 687960 ['a', 'a'] <>é-b€<>
#> 'b\\b' 518308 ['b', 'b'] aé-<>€a
#> '\\b\\w+\\b' 69279 ['ab', 'aab', 'bba'] <>-<>€<>
#> '\\Bb\\B' 454507 ['b'] aé-b€a
#> '\\b-\\b' 381810 ['-'] aé<>b€a
#> '\\b' 841211 ['', '', '', '', '', ''] <>a<>é-<>b<>€<>a<>
#> '\\B\\w' 566861 ['b', 'a', 'b', 'b', 'a'] aé-b€a
#> '\\b\\w+\\b' 527671 ['ab', 'aab', 'bba'] <>é-<>€<>
#> -- repeats that give back and take more
#> '[ab]*a' 205556 ['a', 'aa', 'bba'] <>é-b€<>
#> '[ab]*?b-' 547877 ['ab-'] aé-b€a
#> '[^b]*?b' 33829 ['ab', '-aab', '\n-b', 'b'] <>€a
#> '[^-]*-[^-]*?a' 929201 ['ab-a', 'ab\n-bba'] <>
#> '.*?b' 836544 ['ab', '-aab', '-b', 'b'] <>€a
#> '[ab]{1,3}?-' 474634 ['ab-', 'bba-'] aé-b€a
#> '\\w*b\\w*a' 23744 ['bba'] aé-b€a
#> '(?s:.*?)-b' 442130 ['ab-aab\n-b'] <>€a
#> '[^\\n]*?[b-]' 756649 ['ab', '-', 'aab', '-', 'b', 'b', 'a-'] <><>€a
