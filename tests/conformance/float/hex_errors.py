# float.fromhex: the order of errors, and text that is not ASCII.
for text in ('0x1p1024', '0x1p1024 x', '0x1p1024\u2003', '\u20030x1p3', '0x1p3\u2003', '\u0661', '0x\u0661p3',
             '4daed10p+1024\u2003', 'é', '\ud800', '0x1p3\ud800', '1\udc80\udc81', '0x1\x00', '\t0x1.8p3\n'):
    try:
        print(ascii(text), float.fromhex(text))
    except (ValueError, OverflowError) as error:
        print(ascii(text), type(error).__name__, error)

#> '0x1p1024' OverflowError hexadecimal value too large to represent as a float
#> '0x1p1024 x' OverflowError hexadecimal value too large to represent as a float
#> '0x1p1024\u2003' OverflowError hexadecimal value too large to represent as a float
#> '\u20030x1p3' ValueError invalid hexadecimal floating-point string
#> '0x1p3\u2003' ValueError invalid hexadecimal floating-point string
#> '\u0661' ValueError invalid hexadecimal floating-point string
#> '0x\u0661p3' ValueError invalid hexadecimal floating-point string
#> '4daed10p+1024\u2003' OverflowError hexadecimal value too large to represent as a float
#> '\xe9' ValueError invalid hexadecimal floating-point string
#> '\ud800' UnicodeEncodeError 'utf-8' codec can't encode character '\ud800' in position 0: surrogates not allowed
#> '0x1p3\ud800' UnicodeEncodeError 'utf-8' codec can't encode character '\ud800' in position 5: surrogates not allowed
#> '1\udc80\udc81' UnicodeEncodeError 'utf-8' codec can't encode characters in position 1-2: surrogates not allowed
#> '0x1\x00' ValueError invalid hexadecimal floating-point string
#> '\t0x1.8p3\n' 12.0
