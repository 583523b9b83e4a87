# option: --policy standard
# Formats of the three styles: which are valid, what they show, defaults, times.
import logging
import time


def attempt(function):
    try:
        return function()
    except Exception as error:
        return f"{type(error).__name__}: {error}"


for style, formats in (
        ("%", "%(a)s|%(a)5#s|%(a)-5.3f|%(a)*.*d|%(asctime)Z|%(a b)s|x|%(a)|%()s|%(a)ld|%(a)%|%(a)X|%(a)b|%(a).s|%(1)s"),
        ("{", "{a}|x|{}|{0}|{a!r}|{a!x}|{a:5}|{a:zz}|{a:{b}}|{a|a}|{{a}}|{a:%Y}|{a b}|{a:>10.3f}|{a:*^30,}|{a:_x}|{a-b}|"
              "{a:=+5}|{a:z}|{a!s:}|{1a}|{a:.}"),
        ("$", "$a|x|$$a|${a}|${a|$|$1|$a $|${asctime}|a$$|$a-$")):
    for text in formats.split("|"):
        print(style, text, attempt(lambda: logging.Formatter(text, style=style).usesTime()))
print(attempt(lambda: logging.Formatter("x", style="q")))
print([logging.Formatter(None, style=style)._fmt for style in "%{$"])

record = logging.makeLogRecord({"msg": "message", "created": 1.5, "msecs": 500.0, "x": 5})
for style, text in ("{", "{x:{x}}|"), ("{", "{zz}"), ("$", "$zz"), ("%", "%(zz)s"), ("$", "$x $$"), ("{", "{{{x}}}"):
    print(attempt(lambda: logging.Formatter(text, style=style).format(record)),
          attempt(lambda: logging.Formatter(text, style=style, defaults={"zz": 9, "x": 1}).format(record)))

# Programs set the clock on the class, and formats on styles that are in use.
logging.Formatter.converter = time.gmtime
formatter = logging.Formatter("%(asctime)s")
print(formatter.format(record), record.asctime)
formatter.default_msec_format = None
print(formatter.format(record), logging.Formatter("{asctime}", "%H", "{").format(record))
logging.Formatter.converter = lambda self, seconds: time.gmtime(seconds + 86400)
print(logging.Formatter("%(asctime)s").format(record))
formatter = logging.Formatter("{message}", style="{")
print(formatter.format(record), end=" ")
formatter._style._fmt = "[{message}]"
print(formatter.format(record))

for parts in ({"exc_text": "traceback", "stack_info": "stack\n"}, {"msg": "m\n", "exc_text": "t\n", "stack_info": "s\n"},
              {"msg": "", "exc_text": "t\n", "stack_info": ""}, {"exc_info": (None, None, None)}):
    print(ascii(logging.Formatter().format(logging.makeLogRecord({"msg": "m", **parts}))))
print(logging.BufferingFormatter().format([record, record]), repr(logging.BufferingFormatter().format([])))

#> % %(a)s False
#> % %(a)5#s ValueError: Invalid format '%(a)5#s' for '%' style
#> % %(a)-5.3f False
#> % %(a)*.*d False
#> % %(asctime)Z ValueError: Invalid format '%(asctime)Z' for '%' style
#> % %(a b)s ValueError: Invalid format '%(a b)s' for '%' style
#> % x ValueError: Invalid format 'x' for '%' style
#> % %(a) ValueError: Invalid format '%(a)' for '%' style
#> % %()s ValueError: Invalid format '%()s' for '%' style
#> % %(a)ld ValueError: Invalid format '%(a)ld' for '%' style
#> % %(a)% False
#> % %(a)X False
#> % %(a)b ValueError: Invalid format '%(a)b' for '%' style
#> % %(a).s ValueError: Invalid format '%(a).s' for '%' style
#> % %(1)s False
#> { {a} False
#> { x ValueError: invalid format: no fields
#> { {} ValueError: invalid format: no fields
#> { {0} False
#> { {a!r} False
#> { {a!x} ValueError: invalid format: invalid conversion: 'x'
#> { {a:5} False
#> { {a:zz} ValueError: invalid format: bad specifier: 'zz'
#> { {a:{b}} False
#> { {a ValueError: invalid format: expected '}' before end of string
#> { a} ValueError: invalid format: Single '}' encountered in format string
#> { {{a}} ValueError: invalid format: no fields
#> { {a:%Y} ValueError: invalid format: bad specifier: '%Y'
#> { {a b} ValueError: invalid format: invalid field name/expression: 'a b'
#> { {a:>10.3f} False
#> { {a:*^30,} False
#> { {a:_x} False
#> { {a-b} ValueError: invalid format: invalid field name/expression: 'a-b'
#> { {a:=+5} False
#> { {a:z} ValueError: invalid format: bad specifier: 'z'
#> { {a!s:} False
#> { {1a} False
#> { {a:.} ValueError: invalid format: bad specifier: '.'
#> $ $a False
#> $ x ValueError: invalid format: no fields
#> $ $$a ValueError: invalid format: no fields
#> $ ${a} False
#> $ ${a ValueError: invalid format: bare '$' not allowed
#> $ $ ValueError: invalid format: bare '$' not allowed
#> $ $1 ValueError: invalid format: bare '$' not allowed
#> $ $a $ ValueError: invalid format: bare '$' not allowed
#> $ ${asctime} True
#> $ a$$ ValueError: invalid format: no fields
#> $ $a-$ ValueError: invalid format: bare '$' not allowed
#> ValueError: Style must be one of: %,{,$
#> ['%(message)s', '{message}', '${message}']
#>     5|     5|
#> ValueError: Formatting field not found in record: 'zz' 9
#> ValueError: Formatting field not found in record: 'zz' 9
#> ValueError: Formatting field not found in record: 'zz' 9
#> 5 $ 5 $
#> {5} {5}
#> 1970-01-01 00:00:01,500 1970-01-01 00:00:01,500
#> 1970-01-01 00:00:01 00
#> 1970-01-02 00:00:01,500
#> message [message]
#> 'm\ntraceback\nstack\n'
#> 'm\nt\ns\n'
#> '\nt\n'
#> 'm\nNoneType: None'
#> messagemessage ''
