# datetime: digits and spaces of other scripts in strptime(), characters that date.fromisoformat() ignores.
# option: --policy standard
# stderr: ignore
from datetime import date, datetime

for text, format in (('\u0661\u0663\u0661\u0664 07', '%Y %m'), ('2024-0\u0667', '%Y-%m'), ('2024-1\u0661',
    '%Y-%m'), ('1\u0669', '%d'), ('3\u0660', '%d'), ('\u0669', '%d'), ('\u0669', '%H'), ('2\u0663',
        '%H'), ('1\u0669', '%H'),
                     ('\uff15', '%M'), ('5\uff15', '%M'), ('\uff155', '%M'), ('6\u0660', '%S'), ('1\u0661\u0662',
                         '%j'), ('\u0661\u0661', '%j'), ('9\u0661', '%j'), ('36\u0660', '%j'), ('35\u0660',
                             '%j'), ('\u0662\u0664', '%y'), ('\u0661', '%f'),
                     ('+\u0660\u0661:0\u0660', '%z'), ('+01\u06600', '%z'), ('+01:00:0\u0661.\u0662',
                         '%z'), ('2024 \u0663 1', '%Y %U %w'), ('2024 0\u0663 1', '%G %V %u'), ('2024 1\u0663 1',
                             '%G %V %u'), ('2024 03 \u0661', '%G %V %u'),
                     ('2024\u200307', '%Y %m'), ('2024 07', '%Y\u2003%m'), ('É2024', 'é%Y'), ('\u1680\u20282024',
                         ' %Y')):
    try:
        print(ascii(text), format, datetime.strptime(text, format))
    except ValueError:
        print(ascii(text), format, 'ValueError')

for text in ('18581025ab', '18581025\xe9', '1858W103ab', '1858W10abc', '185810255', '18581025\x00\x00',
             '18581025\u20ac', '18581025\ud800', '1858-10251', '1858-10-2\xe9'):
    for function in date.fromisoformat, datetime.fromisoformat:
        try:
            print(ascii(text), function(text))
        except ValueError as error:
            print(ascii(text), error)

#> '\u0661\u0663\u0661\u0664 07' %Y %m 1314-07-01 00:00:00
#> '2024-0\u0667' %Y-%m ValueError
#> '2024-1\u0661' %Y-%m ValueError
#> '1\u0669' %d 1900-01-19 00:00:00
#> '3\u0660' %d ValueError
#> '\u0669' %d ValueError
#> '\u0669' %H 1900-01-01 09:00:00
#> '2\u0663' %H ValueError
#> '1\u0669' %H 1900-01-01 19:00:00
#> '\uff15' %M 1900-01-01 00:05:00
#> '5\uff15' %M 1900-01-01 00:55:00
#> '\uff155' %M ValueError
#> '6\u0660' %S ValueError
#> '1\u0661\u0662' %j 1900-04-22 00:00:00
#> '\u0661\u0661' %j ValueError
#> '9\u0661' %j 1900-04-01 00:00:00
#> '36\u0660' %j ValueError
#> '35\u0660' %j 1900-12-16 00:00:00
#> '\u0662\u0664' %y 2024-01-01 00:00:00
#> '\u0661' %f ValueError
#> '+\u0660\u0661:0\u0660' %z 1900-01-01 00:00:00+01:00
#> '+01\u06600' %z ValueError
#> '+01:00:0\u0661.\u0662' %z 1900-01-01 00:00:00+01:00:01.200000
#> '2024 \u0663 1' %Y %U %w 2024-01-22 00:00:00
#> '2024 0\u0663 1' %G %V %u ValueError
#> '2024 1\u0663 1' %G %V %u 2024-03-25 00:00:00
#> '2024 03 \u0661' %G %V %u ValueError
#> '2024\u200307' %Y %m 2024-07-01 00:00:00
#> '2024 07' %Y %m 2024-07-01 00:00:00
#> '\xc92024' é%Y 2024-01-01 00:00:00
#> '\u1680\u20282024'  %Y 2024-01-01 00:00:00
#> '18581025ab' 1858-10-25
#> '18581025ab' Invalid isoformat string: '18581025ab'
#> '18581025\xe9' 1858-10-25
#> '18581025\xe9' Invalid isoformat string: '18581025é'
#> '1858W103ab' 1858-03-10
#> '1858W103ab' Invalid isoformat string: '1858W103ab'
#> '1858W10abc' Invalid isoformat string: '1858W10abc'
#> '1858W10abc' Invalid isoformat string: '1858W10abc'
#> '185810255' Invalid isoformat string: '185810255'
#> '185810255' Invalid isoformat string: '185810255'
#> '18581025\x00\x00' 1858-10-25
#> '18581025\x00\x00' Invalid isoformat string: '18581025\x00\x00'
#> '18581025\u20ac' Invalid isoformat string: '18581025€'
#> '18581025\u20ac' Invalid isoformat string: '18581025€'
#> '18581025\ud800' Invalid isoformat string: '18581025\ud800'
#> '18581025\ud800' Invalid isoformat string: '18581025\ud800'
#> '1858-10251' Invalid isoformat string: '1858-10251'
#> '1858-10251' Invalid isoformat string: '1858-10251'
#> '1858-10-2\xe9' Invalid isoformat string: '1858-10-2é'
#> '1858-10-2\xe9' Invalid isoformat string: '1858-10-2é'
#! digits_and_blanks.py:18: DeprecationWarning: Parsing dates involving a day of month without a year specified is ambiguous
#! and fails to parse leap day. The default behavior will change in Python 3.15
#! to either always raise an exception or to use a different default year (TBD).
#! To avoid trouble, add a specific year to the input & format.
#! See https://github.com/python/cpython/issues/70647.
#!   print(ascii(text), format, datetime.strptime(text, format))
