"""Writes the syntax trees of CPython for short programs, for tests/unit/front_end/syntax_trees.cpp.

Run it under CPython 3.14, for example with the npm package pyodide. It prints the header with the expectations.
"""

import ast
import warnings

CASES = [
    "match x:\n    case [1, *_, {'a': b, **rest}] | C(a, b=3) if z: pass\n    case (a, b) as c: pass\n    case {1: _}: pass\n    case -1.5 + 2j | None | 'a' 'b': pass\n    case a.b.c(): pass",
    'type X[T: int = str, *Ts = *a, **P = [int]] = list[T]',
    'def f[T: (int, str)](a, /, b: int = 1, *args: *Ts, c=2, **kw) -> T: pass',
    'class C[T](B, metaclass=M, *a, **k): x: int = 3',
    "x = f'a{b!r:>{w}} {c = } {{}} {d:%Y-{e}}' 'tail'",
    "y = t'a{b!r:>{w}} {c = }'",
    'z = f\'{a["b"]:{c}}{lambda_}\' f\'\'\'{\n x }\'\'\'',
    'try:\n    pass\nexcept* (A, B) as e:\n    pass\nelse:\n    pass\nfinally:\n    pass',
    'try:\n    x\nexcept A, B:\n    pass',
    'with (open(a) as b, c as (d, e), f):\n    pass',
    'with a as b, c: pass',
    'async def f():\n    async with a as b: pass\n    async for x in y: pass\n    return [z async for z in w if await q]',
    'if (n := 10) > 5: pass\nelif x: pass\nelse: pass',
    'lambda a, /, b=1, *c, d=2, **e: (yield)',
    "print(*a, **b, sep='')",
    'del a, (b, c[0]), d.e',
    'global a, b',
    'from .a.b import (c as d, e)',
    'import a.b as c, d',
    "assert x, 'y'",
    'raise A(b) from c',
    'x: int = 1',
    'x = y = *a, b',
    'x[1:2, ::3, ...] @= 4',
    '@a.b(c)\n@d\ndef f(): ...',
    "{**a, 'b': 1, c: d}",
    '{a for b in c if d for e in f}',
    '{a: b for c, *d in e}',
    'x if y else z or not w and v in u is not t',
    'a < b == c != d not in e',
    '-x ** -y // ~z << 3 | 4 & 5 ^ 6',
    'while True:\n    break\nelse:\n    continue',
    'for x, in y: pass\nelse: pass',
    'return (yield from x)',
    'nonlocal q',
    'f(a for b in c)',
    'f(x)(y)[z].w',
    "x = 'a' 'b' if c else 0x1F + 1_000 + 1e5j + 0b11 + .5",
    'def f():\n    def g():\n        return 1\n    if a:\n        b\n    return g',
    'x = 1_000 + 0xFFFFFFFFFFFFFFFFFFFFFFFF + 0o7777777777777777777777777 + 0b1 + 99999999999999999999999',
    'x = 1e400, 1e-400, 1e16, 1e15, 123456.789, 1e-5, 0.0001, 1e22, 5e-324, .5, 5., 1e5j, 0j, 1.5j',
    'x = \'a\' "b\'" \'c"\\\'\' \'\\n\\t\\x41\\u00e9\\U0001F600\\N{BULLET}\\101\\0\' r\'\\n\' \'é\' \'\\ud800\'',
    'x = b\'a\\x00\\xff\\n\' rb\'\\x\' b\'"\' b"\'"',
    "u'a' 'b'",
    "x = f'{a}' 'b' f'c{d}' ''",
    "f''",
    "f'{{}}'",
    "f'{{{a}}}'",
    "f'{a=}'",
    "f'{ a = !s}'",
    "f'{a:}'",
    "f'{a:{b}{c}d{{}}}'",
    "f'''{\na # comment\n = }'''",
    "rf'\\d{a:\\d}'",
    "f'\\N{BULLET}{a}\\x41'",
    "f'{a!r:^{w}.{p}}'",
    "f'{lambda_:x}{(lambda: 1)}{ {1: 2}[1] }'",
    'f\'{f"{f\'{a}\'}"}\'',
    "t'{ a  !r:x{y}}b' t'{c = }'",
    'x: int',
    '(x): int = 1',
    'x.y: int',
    'x[0]: int = 2',
    '(x.y): int',
    'a, *b = c',
    '*a, = b',
    '[a, *b] = (c) = d',
    '(a, (b, [c])) = d',
    'a = yield',
    'a = yield b, c',
    'a += yield',
    'for a, (b, *c) in d, *e: pass',
    'for (a) in b: pass',
    'for a[0], b.c in d: pass',
    'with (a): pass',
    'with (a, b): pass',
    'with (a, b) as c: pass',
    'with (a as b): pass',
    'with (a as b, c,): pass',
    'with (a), (b): pass',
    'with (yield): pass',
    'with (a := b): pass',
    'with a as (b, *c), d as e.f: pass',
    'with (a for a in b) as c: pass',
    'match = 1',
    'match(a, b)',
    'match[a] = b',
    'match.x',
    'match * a',
    'match -a',
    'match not in b',
    'match, case, type, _ = a',
    'type = type(x)',
    'type(x)[0]: int',
    'print(type, match, case)',
    'match (a):\n case b: pass',
    'match a, b:\n case c, *d: pass',
    "match *a, b:\n case (): pass\n case []: pass\n case (a): pass\n case [a]: pass\n case {}: pass\n case C(): pass\n case C(a, b=c,): pass\n case {**r}: pass\n case {-1: a, 'b' 'c': _, None: d, e.f: g, 1+2j: h}: pass\n case -0.5: pass\n case a.b.c | 'x' | None | True: pass\n case (a | b) as c: pass\n case [*_]: pass",
    'if a: pass\nelif b: pass\nelif c: pass\nelse: pass',
    'a if b else c if d else e',
    'lambda: lambda a: b if c else d',
    'not not a',
    '- + ~a ** -b ** c',
    'a ** b ** c',
    'a or b or c and d and e',
    'a < b <= c',
    'a not in b is not c',
    '(a, b)',
    'a, b',
    '()',
    '(a,)',
    '[]',
    '[a, *b]',
    '{a, *b}',
    '{**a}',
    "{'a': b, **c, 'd': e}",
    'a[b]',
    'a[b, c]',
    'a[b:c, d]',
    'a[*b]',
    'a[*b, c]',
    'a[b := c]',
    'a[:, ::d]',
    'a(b)(c).d[e]',
    'a(*b, c, *d, e=f, *g, **h, i=j)',
    'a(b for c in d)',
    'a(b := c)',
    'a(b, c := d)',
    'def f(): pass',
    'def f(a, b=1, *, c, d=2): pass',
    'def f(*, a): pass',
    'def f(**a): pass',
    'def f(a, /): pass',
    'def f(a=1, /, b=2, *c, d, **e): pass',
    'lambda *, a, b=1, **c: d',
    'lambda a, /, b: c',
    'class A: pass',
    'class A(): pass',
    'class A(b, *c, d=e, **f): pass',
    '@a\n@b(c)\nclass D: pass',
    '@a\nasync def f(): pass',
    'async def f():\n await a\n await a.b(c)\n [d async for e in f]\n return {g: h async for i in j}',
    'global a',
    'import a, b.c as d',
    'from . import a',
    'from ... import a',
    'from .... a import b as c, d',
    'from a import *',
    'raise',
    'raise a',
    'assert a',
    'del (a), [b, c], ()',
    'del (a, b)',
    'return',
    'pass; break; continue;',
    'try: pass\nfinally: pass',
    'try: pass\nexcept: pass\nelse: pass',
    'try: pass\nexcept (a, b) as c: pass\nexcept d, e: pass\nexcept f,: pass',
    'try: pass\nexcept* a: pass',
    'while a:\n  b\nelse:\n  c\n\n# end\n',
    'if a:\n\n  # comment\n  b\n  if c:\n    d\n\n\ne',
    'a\\\n+b',
    '(a\n+\nb)',
    '\n\n  # x\n\na\n',
    '\x0ca',
    'if 1:\n\tb\n\tc',
    'é = ªx = 1',
    'x = 1if a else 2',
    'None; True; False; ...; __debug__',
    'type A[T] = B',
    'type A[T: B = C, *D = *E, **F = G] = H',
    'class A[T]: pass',
    'def f[T: (a, b)](x: T) -> T: pass',
]


def c_string(text):
    out = []
    for byte in text.encode(errors="surrogatepass"):
        character = chr(byte)
        if character in '"\\':
            out.append("\\" + character)
        elif 32 <= byte < 127 and character != "?":
            out.append(character)
        else:
            out.append(f"\\{byte:03o}")
    return '"' + "".join(out) + '"'


def main():
    print("// The trees that CPython 3.14 makes of short programs: written by tools/generate/syntax_trees.py.")
    print("#pragma once")
    print()
    print("struct ExpectedTree {")
    print("  const char* source;")
    print("  const char* dump;")
    print("};")
    print()
    print("inline constexpr ExpectedTree kExpectedTrees[] = {")
    warnings.simplefilter("ignore")
    for source in CASES:
        dump = ast.dump(ast.parse(source), include_attributes=True, show_empty=True)
        print(f"    {{{c_string(source)},")
        print(f"     {c_string(dump)}}},")
    print("};")


main()
