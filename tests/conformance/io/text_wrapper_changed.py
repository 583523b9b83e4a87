# TextIOWrapper: reconfigure() and write_through.
# option: --policy standard
import io


def made(**options):
    raw = io.BytesIO()
    return raw, io.TextIOWrapper(raw, encoding="utf-8", newline="\n", **options)


raw, text = made()
text.write("\xe4\n")
text.reconfigure(encoding="latin-1", newline="\r\n")
text.write("\xe4\n")
text.flush()
print(raw.getvalue(), text.encoding, text.errors, text.line_buffering, text.write_through)
text.reconfigure(errors="replace", line_buffering=True)
text.write("\u20ac\n")
print(raw.getvalue(), text.encoding, text.errors, text.line_buffering)
text.reconfigure(encoding="ascii")
print(text.encoding, text.errors)
text.reconfigure()
print(text.encoding, text.errors, text.line_buffering)
for options in ({"encoding": "absent"}, {"newline": "x"}):
    try:
        text.reconfigure(**options)
    except (LookupError, ValueError) as error:
        print(type(error).__name__, error)
raw, text = made(write_through=True)
print(text.write_through, text.write("abc"), raw.getvalue())
text.reconfigure(write_through=False)
print(text.write_through)
raw, text = made(line_buffering=True)
text.write("a"), text.write("b\rc")
print(raw.getvalue())
text = io.TextIOWrapper(io.BytesIO(b"a\xe4\nb"), encoding="latin-1")
print(text.readline())
for options in ({"encoding": "utf-8"}, {"newline": ""}, {"errors": "ignore"}):
    try:
        text.reconfigure(**options)
    except io.UnsupportedOperation as error:
        print(error)
text.reconfigure(line_buffering=True)
print(text.line_buffering)

#> b'\xc3\xa4\n\xe4\r\n' latin-1 strict False False
#> b'\xc3\xa4\n\xe4\r\n?\r\n' latin-1 replace True
#> ascii strict
#> ascii strict True
#> LookupError unknown encoding: absent
#> ValueError illegal newline value: x
#> True 3 b'abc'
#> False
#> b'ab\rc'
#> aä
#>
#> It is not possible to set the encoding or newline of stream after the first read
#> It is not possible to set the encoding or newline of stream after the first read
#> It is not possible to set the encoding or newline of stream after the first read
#> True
