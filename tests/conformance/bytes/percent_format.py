# printf-style formatting of bytes.
print(b"%d %s %b %x" % (5, b"abc", b"def", 255), b"%c%c" % (65, b"B"), b"%5d|%-5d|%05d" % (1, 2, 3),
      b"%a %r" % ("é", "é"), b"%%" % (), b"%.2f %e %g" % (1.5, 2.5, 3.5), b"%(k)s" % {b"k": b"v"},
      b"%10s|%-4s|%.1s" % (b"ab", b"ab", b"ab"))


class B:
    def __bytes__(self):
        return b"<B>"


print(b"%s %b" % (B(), B()), b"%*d" % (4, 2), b"%+d" % 3, b"%o" % 8, b"%X" % 171, b"%i" % -1)
for text, argument in ((b"%s", "a"), (b"%b", 5), (b"%d", "x"), (b"%c", 256), (b"%c", b"ab"), (b"%d", (1, 2)), (b"%",
    1), (b"%z", 1), (b"%(a)s", {"a": b"x"}), (b"%s %s", (b"a",)), (b"%s", 5)):
    try:
        print(text, text % argument)
    except Exception as error:
        print(text, "->", type(error).__name__, error)

#> b'5 abc def ff' b'AB' b'    1|2    |00003' b"'\\xe9' '\\xe9'" b'%' b'1.50 2.500000e+00 3.5' b'v' b'        ab|ab  |a'
#> b'<B> <B>' b'   2' b'+3' b'10' b'AB' b'-1'
#> b'%s' -> TypeError %b requires a bytes-like object, or an object that implements __bytes__, not 'str'
#> b'%b' -> TypeError %b requires a bytes-like object, or an object that implements __bytes__, not 'int'
#> b'%d' -> TypeError %d format: a real number is required, not str
#> b'%c' -> OverflowError %c arg not in range(256)
#> b'%c' -> TypeError %c requires an integer in range(256) or a single byte, not a bytes object of length 2
#> b'%d' -> TypeError not all arguments converted during bytes formatting
#> b'%' -> ValueError incomplete format
#> b'%z' -> ValueError unsupported format character 'z' (0x7a) at index 1
#> b'%(a)s' -> KeyError b'a'
#> b'%s %s' -> TypeError not enough arguments for format string
#> b'%s' -> TypeError %b requires a bytes-like object, or an object that implements __bytes__, not 'int'
