# percent format: bytes templates.
# option: --policy standard
class B:
    def __bytes__(self): return b'own'
for text, args in [(b'%d', 5), (b'%05d|%x|%#o', (5, 255, 8)), (b'%s', b'a'), (b'%s', bytearray(b'q')), (b'%s',
    memoryview(b'm')), (b'%s', B()), (b'%b', b'z'), (b'%s', 'str'), (b'%s', 5), (b'%r', 'é'), (b'%a', 'é'), (b'%c',
        65), (b'%c', b'A'), (b'%c', 256), (b'%c', 'A'), (b'%c',
            b'AB'), (b'%f %.1e %g', (1.5, 2.5, 3.5)), (b'%5s|%-5s|%.1s', (b'a', b'b', b'cd')), (b'%(k)s',
                {b'k': b'v'}), (b'%(k)s', {'k': b'v'}), (b'%%', ()), (b'%', 1), (b'%d', 'x'), (b'%d',
                    b'1'), (b'%s', ()), (b'a', 1), (b'%z', 1), (b'%*d', (4, 2)), (b'%i', 1.9), (b'%s %s', (b'a',))]:
    try:
        print(text, args if not isinstance(args, (B, memoryview)) else type(args), text % args)
    except Exception as error:
        print(text, type(error).__name__, error)
print(bytearray(b'%d-%s') % (1, b'x'), type(bytearray(b'%d') % 1), type(b'%d' % 1))

#> b'%d' 5 b'5'
#> b'%05d|%x|%#o' (5, 255, 8) b'00005|ff|0o10'
#> b'%s' b'a' b'a'
#> b'%s' bytearray(b'q') b'q'
#> b'%s' <class 'memoryview'> b'm'
#> b'%s' <class '__main__.B'> b'own'
#> b'%b' b'z' b'z'
#> b'%s' TypeError %b requires a bytes-like object, or an object that implements __bytes__, not 'str'
#> b'%s' TypeError %b requires a bytes-like object, or an object that implements __bytes__, not 'int'
#> b'%r' é b"'\\xe9'"
#> b'%a' é b"'\\xe9'"
#> b'%c' 65 b'A'
#> b'%c' b'A' b'A'
#> b'%c' OverflowError %c arg not in range(256)
#> b'%c' TypeError %c requires an integer in range(256) or a single byte, not str
#> b'%c' TypeError %c requires an integer in range(256) or a single byte, not a bytes object of length 2
#> b'%f %.1e %g' (1.5, 2.5, 3.5) b'1.500000 2.5e+00 3.5'
#> b'%5s|%-5s|%.1s' (b'a', b'b', b'cd') b'    a|b    |c'
#> b'%(k)s' {b'k': b'v'} b'v'
#> b'%(k)s' KeyError b'k'
#> b'%%' () b'%'
#> b'%' ValueError incomplete format
#> b'%d' TypeError %d format: a real number is required, not str
#> b'%d' TypeError %d format: a real number is required, not bytes
#> b'%s' TypeError not enough arguments for format string
#> b'a' TypeError not all arguments converted during bytes formatting
#> b'%z' ValueError unsupported format character 'z' (0x7a) at index 1
#> b'%*d' (4, 2) b'   2'
#> b'%i' 1.9 b'1'
#> b'%s %s' TypeError not enough arguments for format string
#> bytearray(b'1-x') <class 'bytearray'> <class 'bytes'>
