# Complex numbers as text: repr, str, format, and reading them back.
inf, nan = float("inf"), float("nan")
for z in (0j, 1j, -1j, 1 + 2j, 1 - 2j, -1 + 0j, complex(-0.0, 1), complex(0.0, -0.0), complex(1, -0.0),
          complex(-0.0, -0.0),
          1e100 + 1e-5j, 1.5 - 0.25j, complex(inf, nan), complex(1, -inf), complex(nan, -nan), 1e16j, 123456789.123j):
    print(repr(z), str(z), f"{z}", [z], complex(repr(z).replace("nan", "0")) == z)
z = 1234.5678 - 9.87654j
for spec in ("", ".2f", ".3e", "g", ".3g", "G", "+.1f", " .1f", ">30", "<30.1f", "*^30.2f", ",.2f", "_.1f", "#.0f",
             "z.1f", ".0f", "n", "F", ".10"):
    print(repr(spec), "[" + format(z, spec) + "]")
print(f"{0j:.1f} {-0j:.1f} {complex(inf, nan):.2f} {complex(-0.0001, 0.0001):z.1f} {1j:>8}")
for spec in ("020", "=20", "d", "s", "x", "%", "c", ".2s", "0>5q"):
    try:
        print(format(z, spec))
    except ValueError as error:
        print(repr(spec), "-", error)
for text in ("1", "1.5", "j", "-j", "+J", "2j", "1+2j", "1-2j", "-1.5e3+2.5e-3j", "(1+2j)", "  ( 1+2j )  ", "1e5j",
             "nan+infj", "-inf", "infinityj",
             "1_0.5+2_0j", "\u0661+\u0662j", "\u2003 3j \n", "1.+.5j", "+1+-2j"):
    try:
        print(repr(text), complex(text))
    except ValueError as error:
        print(repr(text), "-", error)
for text in ("", " ", "x", "1 + 2j", "1+2", "1+2i", "(1+2j", "1+2j)", "((1))", "1j+2", "1__0", "_1", "1_", "1+j2",
             "jj", "1e", "--1", "1\x00", "\ud800", "1+2jj", "()"):
    try:
        print(repr(text), complex(text))
    except ValueError as error:
        print(repr(text), "-", error)

#> 0j 0j 0j [0j] True
#> 1j 1j 1j [1j] True
#> (-0-1j) (-0-1j) (-0-1j) [(-0-1j)] True
#> (1+2j) (1+2j) (1+2j) [(1+2j)] True
#> (1-2j) (1-2j) (1-2j) [(1-2j)] True
#> (-1+0j) (-1+0j) (-1+0j) [(-1+0j)] True
#> (-0+1j) (-0+1j) (-0+1j) [(-0+1j)] True
#> -0j -0j -0j [-0j] True
#> (1-0j) (1-0j) (1-0j) [(1-0j)] True
#> (-0-0j) (-0-0j) (-0-0j) [(-0-0j)] True
#> (1e+100+1e-05j) (1e+100+1e-05j) (1e+100+1e-05j) [(1e+100+1e-05j)] True
#> (1.5-0.25j) (1.5-0.25j) (1.5-0.25j) [(1.5-0.25j)] True
#> (inf+nanj) (inf+nanj) (inf+nanj) [(inf+nanj)] False
#> (1-infj) (1-infj) (1-infj) [(1-infj)] True
#> (nan+nanj) (nan+nanj) (nan+nanj) [(nan+nanj)] False
#> 1e+16j 1e+16j 1e+16j [1e+16j] True
#> 123456789.123j 123456789.123j 123456789.123j [123456789.123j] True
#> '' [(1234.5678-9.87654j)]
#> '.2f' [1234.57-9.88j]
#> '.3e' [1.235e+03-9.877e+00j]
#> 'g' [1234.57-9.87654j]
#> '.3g' [1.23e+03-9.88j]
#> 'G' [1234.57-9.87654j]
#> '+.1f' [+1234.6-9.9j]
#> ' .1f' [ 1234.6-9.9j]
#> '>30' [          (1234.5678-9.87654j)]
#> '<30.1f' [1234.6-9.9j                   ]
#> '*^30.2f' [********1234.57-9.88j*********]
#> ',.2f' [1,234.57-9.88j]
#> '_.1f' [1_234.6-9.9j]
#> '#.0f' [1235.-10.j]
#> 'z.1f' [1234.6-9.9j]
#> '.0f' [1235-10j]
#> 'n' [1234.57-9.87654j]
#> 'F' [1234.567800-9.876540j]
#> '.10' [(1234.5678-9.87654j)]
#> 0.0+0.0j -0.0-0.0j inf+nanj 0.0+0.0j       1j
#> '020' - Zero padding is not allowed in complex format specifier
#> '=20' - '=' alignment flag is not allowed in complex format specifier
#> 'd' - Unknown format code 'd' for object of type 'complex'
#> 's' - Unknown format code 's' for object of type 'complex'
#> 'x' - Unknown format code 'x' for object of type 'complex'
#> '%' - Unknown format code '%' for object of type 'complex'
#> 'c' - Unknown format code 'c' for object of type 'complex'
#> '.2s' - Unknown format code 's' for object of type 'complex'
#> '0>5q' - Unknown format code 'q' for object of type 'complex'
#> '1' (1+0j)
#> '1.5' (1.5+0j)
#> 'j' 1j
#> '-j' -1j
#> '+J' 1j
#> '2j' 2j
#> '1+2j' (1+2j)
#> '1-2j' (1-2j)
#> '-1.5e3+2.5e-3j' (-1500+0.0025j)
#> '(1+2j)' (1+2j)
#> '  ( 1+2j )  ' (1+2j)
#> '1e5j' 100000j
#> 'nan+infj' (nan+infj)
#> '-inf' (-inf+0j)
#> 'infinityj' infj
#> '1_0.5+2_0j' (10.5+20j)
#> '١+٢j' (1+2j)
#> '\u2003 3j \n' 3j
#> '1.+.5j' (1+0.5j)
#> '+1+-2j' - complex() arg is a malformed string
#> '' - complex() arg is a malformed string
#> ' ' - complex() arg is a malformed string
#> 'x' - complex() arg is a malformed string
#> '1 + 2j' - complex() arg is a malformed string
#> '1+2' - complex() arg is a malformed string
#> '1+2i' - complex() arg is a malformed string
#> '(1+2j' - complex() arg is a malformed string
#> '1+2j)' - complex() arg is a malformed string
#> '((1))' - complex() arg is a malformed string
#> '1j+2' - complex() arg is a malformed string
#> '1__0' - could not convert string to complex: '1__0'
#> '_1' - could not convert string to complex: '_1'
#> '1_' - could not convert string to complex: '1_'
#> '1+j2' - complex() arg is a malformed string
#> 'jj' - complex() arg is a malformed string
#> '1e' - complex() arg is a malformed string
#> '--1' - complex() arg is a malformed string
#> '1\x00' - complex() arg is a malformed string
#> '\ud800' - complex() arg is a malformed string
#> '1+2jj' - complex() arg is a malformed string
#> '()' - complex() arg is a malformed string
