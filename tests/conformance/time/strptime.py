# time.strptime: directives, their readings, white space, case, errors.
# option: --allow-import *
# exit: 0
import time


def show(text, fmt):
    try:
        t = time.strptime(text, fmt)
        print(repr(text), repr(fmt), tuple(t), t.tm_zone, t.tm_gmtoff)
    except Exception as error:
        print(repr(text), repr(fmt), type(error).__name__, error)


for text, fmt in (('2020-02-29', '%Y-%m-%d'), ('29 Feb 2020 13:14:15',
    '%d %b %Y %H:%M:%S'), ('Sat Feb 29 13:14:15 2020', '%a %b %d %H:%M:%S %Y'),
                  ('saturday FEBRUARY 29', '%A %B %d'), ('12:30 pm', '%I:%M %p'), ('12:30 AM',
                      '%I:%M %p'), ('1:30 PM', '%I:%M %p'), ('01:30', '%I:%M'), ('12', '%I'),
                  ('20200229', '%Y%m%d'), ('2020229', '%Y%m%d'), ('111', '%d%m'), ('11', '%m%d'), ('1231',
                      '%m%d'), ('123', '%H%M'), ('1', '%d'), ('31', '%d'), ('32', '%d'), ('00', '%d'),
                  (' 5', '%d'), ('  5', ' %d'), ('5  6', '%d %m'), ('5 \t\n6', '%d %m'), ('56', '%d %m'), ('5 6',
                      '%d%m'), ('a b', 'a  b'), ('a', 'A'), ('100%', '100%%'),
                  ('68', '%y'), ('69', '%y'), ('99', '%y'), ('00', '%y'), ('1', '%y'), ('366', '%j'), ('2020 060',
                      '%Y %j'), ('2021 60', '%Y %j'), ('000', '%j'), ('1', '%j'),
                  ('2020 10 1', '%Y %U %w'), ('2020 10 0', '%Y %U %w'), ('2020 10 1', '%Y %W %w'), ('2020 00 3',
                      '%Y %W %w'), ('2020 53 Mon', '%Y %W %a'), ('10', '%U'),
                  ('2020 01 1', '%G %V %u'), ('2020 53 7', '%G %V %u'), ('2021 53 1', '%G %V %u'), ('2020 01',
                      '%G %V'), ('01 1', '%V %u'), ('2020 01 1', '%Y %V %u'), ('2020 1 001', '%G %u %j'),
                  ('10:11:12', '%T'), ('10:11', '%R'), ('01/02/03', '%x'), ('01/02/03', '%D'), ('10:11:12',
                      '%X'), ('10:11:12 PM', '%r'), ('Sat Feb 29 13:14:15 2020', '%c'),
                  ('123', '%f'), ('000001', '%f'), ('1234567', '%f'), ('60', '%S'), ('61', '%S'), ('62',
                      '%S'), ('60', '%M'), ('24', '%H'), ('2', '%H'),
                  ('+0530', '%z'), ('-05:30', '%z'), ('+05:30:15', '%z'), ('+053015.5', '%z'), ('Z', '%z'), ('z',
                      '%z'), ('+5', '%z'), ('+0560', '%z'), ('+05:3015', '%z'), ('UTC', '%Z'), ('gmt', '%Z'), ('XYZ',
                          '%Z'),
                  ('', ''), ('', '%d'), ('x', ''), ('5', '%d %m'), ('2020-13-01', '%Y-%m-%d'), ('2020-02-30',
                      '%Y-%m-%d'), ('2019-02-29', '%Y-%m-%d'), ('02-29', '%m-%d'), ('29', '%d'),
                  ('x', '%q'), ('x', '%'), ('x', '%d%'), ('x', '%E'), ('x', '%Q'), ('x', '%1'), ('5', '% d'), ('a.b',
                      'a.b'), ('axb', 'a.b'), ('(5)', '(%d)'), ('[5]*', '[%d]*'),
                  ('2020', '%-Y'), ('05', '%-d'), ('2020x', '%Y'), ('Janu', '%b'), ('May', '%B'), ('may',
                      '%b'), ('Sunday', '%a'), ('Sun', '%A'), ('Mon', '%a'), ('12:5', '%H:%M'), ('12:5:6',
                          '%H:%M:%S'), ('AM', '%p'), ('7', '%u'), ('0', '%u'), ('6', '%w'), ('7', '%w')):
    show(text, fmt)
for args in ((5, '%Y'), ('5', 5), (None, None), (b'5', '%d')):
    show(*args)
print(tuple(time.strptime('Thu Jan  1 00:00:00 1970')))

#> '2020-02-29' '%Y-%m-%d' (2020, 2, 29, 0, 0, 0, 5, 60, -1) None None
#> '29 Feb 2020 13:14:15' '%d %b %Y %H:%M:%S' (2020, 2, 29, 13, 14, 15, 5, 60, -1) None None
#> 'Sat Feb 29 13:14:15 2020' '%a %b %d %H:%M:%S %Y' (2020, 2, 29, 13, 14, 15, 5, 60, -1) None None
#> 'saturday FEBRUARY 29' '%A %B %d' (1900, 2, 29, 0, 0, 0, 5, 60, -1) None None
#> '12:30 pm' '%I:%M %p' (1900, 1, 1, 12, 30, 0, 0, 1, -1) None None
#> '12:30 AM' '%I:%M %p' (1900, 1, 1, 0, 30, 0, 0, 1, -1) None None
#> '1:30 PM' '%I:%M %p' (1900, 1, 1, 13, 30, 0, 0, 1, -1) None None
#> '01:30' '%I:%M' (1900, 1, 1, 1, 30, 0, 0, 1, -1) None None
#> '12' '%I' (1900, 1, 1, 0, 0, 0, 0, 1, -1) None None
#> '20200229' '%Y%m%d' (2020, 2, 29, 0, 0, 0, 5, 60, -1) None None
#> '2020229' '%Y%m%d' (2020, 2, 29, 0, 0, 0, 5, 60, -1) None None
#> '111' '%d%m' (1900, 1, 11, 0, 0, 0, 3, 11, -1) None None
#> '11' '%m%d' (1900, 1, 1, 0, 0, 0, 0, 1, -1) None None
#> '1231' '%m%d' (1900, 12, 31, 0, 0, 0, 0, 365, -1) None None
#> '123' '%H%M' (1900, 1, 1, 12, 3, 0, 0, 1, -1) None None
#> '1' '%d' (1900, 1, 1, 0, 0, 0, 0, 1, -1) None None
#> '31' '%d' (1900, 1, 31, 0, 0, 0, 2, 31, -1) None None
#> '32' '%d' ValueError unconverted data remains: 2
#> '00' '%d' ValueError time data '00' does not match format '%d'
#> ' 5' '%d' (1900, 1, 5, 0, 0, 0, 4, 5, -1) None None
#> '  5' ' %d' (1900, 1, 5, 0, 0, 0, 4, 5, -1) None None
#> '5  6' '%d %m' (1900, 6, 5, 0, 0, 0, 1, 156, -1) None None
#> '5 \t\n6' '%d %m' (1900, 6, 5, 0, 0, 0, 1, 156, -1) None None
#> '56' '%d %m' ValueError time data '56' does not match format '%d %m'
#> '5 6' '%d%m' ValueError time data '5 6' does not match format '%d%m'
#> 'a b' 'a  b' (1900, 1, 1, 0, 0, 0, 0, 1, -1) None None
#> 'a' 'A' (1900, 1, 1, 0, 0, 0, 0, 1, -1) None None
#> '100%' '100%%' (1900, 1, 1, 0, 0, 0, 0, 1, -1) None None
#> '68' '%y' (2068, 1, 1, 0, 0, 0, 6, 1, -1) None None
#> '69' '%y' (1969, 1, 1, 0, 0, 0, 2, 1, -1) None None
#> '99' '%y' (1999, 1, 1, 0, 0, 0, 4, 1, -1) None None
#> '00' '%y' (2000, 1, 1, 0, 0, 0, 5, 1, -1) None None
#> '1' '%y' ValueError time data '1' does not match format '%y'
#> '366' '%j' (1901, 1, 1, 0, 0, 0, 1, 366, -1) None None
#> '2020 060' '%Y %j' (2020, 2, 29, 0, 0, 0, 5, 60, -1) None None
#> '2021 60' '%Y %j' (2021, 3, 1, 0, 0, 0, 0, 60, -1) None None
#> '000' '%j' ValueError time data '000' does not match format '%j'
#> '1' '%j' (1900, 1, 1, 0, 0, 0, 0, 1, -1) None None
#> '2020 10 1' '%Y %U %w' (2020, 3, 9, 0, 0, 0, 0, 69, -1) None None
#> '2020 10 0' '%Y %U %w' (2020, 3, 8, 0, 0, 0, 6, 68, -1) None None
#> '2020 10 1' '%Y %W %w' (2020, 3, 9, 0, 0, 0, 0, 69, -1) None None
#> '2020 00 3' '%Y %W %w' (2020, 1, 1, 0, 0, 0, 2, 1, -1) None None
#> '2020 53 Mon' '%Y %W %a' (2021, 1, 4, 0, 0, 0, 0, 370, -1) None None
#> '10' '%U' (1900, 1, 1, 0, 0, 0, 0, 1, -1) None None
#> '2020 01 1' '%G %V %u' (2019, 12, 30, 0, 0, 0, 0, 364, -1) None None
#> '2020 53 7' '%G %V %u' (2021, 1, 3, 0, 0, 0, 6, 3, -1) None None
#> '2021 53 1' '%G %V %u' ValueError Invalid week: 53
#> '2020 01' '%G %V' ValueError ISO year directive '%G' must be used with the ISO week directive '%V' and a weekday directive ('%A', '%a', '%w', or '%u').
#> '01 1' '%V %u' ValueError ISO week directive '%V' must be used with the ISO year directive '%G' and a weekday directive ('%A', '%a', '%w', or '%u').
#> '2020 01 1' '%Y %V %u' ValueError ISO week directive '%V' is incompatible with the year directive '%Y'. Use the ISO year '%G' instead.
#> '2020 1 001' '%G %u %j' ValueError Day of the year directive '%j' is not compatible with ISO year directive '%G'. Use '%Y' instead.
#> '10:11:12' '%T' (1900, 1, 1, 10, 11, 12, 0, 1, -1) None None
#> '10:11' '%R' (1900, 1, 1, 10, 11, 0, 0, 1, -1) None None
#> '01/02/03' '%x' (2003, 1, 2, 0, 0, 0, 3, 2, -1) None None
#> '01/02/03' '%D' ValueError 'D' is a bad directive in format '%D'
#> '10:11:12' '%X' (1900, 1, 1, 10, 11, 12, 0, 1, -1) None None
#> '10:11:12 PM' '%r' (1900, 1, 1, 22, 11, 12, 0, 1, -1) None None
#> 'Sat Feb 29 13:14:15 2020' '%c' (2020, 2, 29, 13, 14, 15, 5, 60, -1) None None
#> '123' '%f' (1900, 1, 1, 0, 0, 0, 0, 1, -1) None None
#> '000001' '%f' (1900, 1, 1, 0, 0, 0, 0, 1, -1) None None
#> '1234567' '%f' ValueError unconverted data remains: 7
#> '60' '%S' (1900, 1, 1, 0, 0, 60, 0, 1, -1) None None
#> '61' '%S' (1900, 1, 1, 0, 0, 61, 0, 1, -1) None None
#> '62' '%S' ValueError unconverted data remains: 2
#> '60' '%M' ValueError unconverted data remains: 0
#> '24' '%H' ValueError unconverted data remains: 4
#> '2' '%H' (1900, 1, 1, 2, 0, 0, 0, 1, -1) None None
#> '+0530' '%z' (1900, 1, 1, 0, 0, 0, 0, 1, -1) None 19800
#> '-05:30' '%z' (1900, 1, 1, 0, 0, 0, 0, 1, -1) None -19800
#> '+05:30:15' '%z' (1900, 1, 1, 0, 0, 0, 0, 1, -1) None 19815
#> '+053015.5' '%z' (1900, 1, 1, 0, 0, 0, 0, 1, -1) None 19815
#> 'Z' '%z' (1900, 1, 1, 0, 0, 0, 0, 1, -1) None 0
#> 'z' '%z' ValueError time data 'z' does not match format '%z'
#> '+5' '%z' ValueError time data '+5' does not match format '%z'
#> '+0560' '%z' ValueError time data '+0560' does not match format '%z'
#> '+05:3015' '%z' ValueError Inconsistent use of : in +05:3015
#> 'UTC' '%Z' (1900, 1, 1, 0, 0, 0, 0, 1, 0) UTC None
#> 'gmt' '%Z' (1900, 1, 1, 0, 0, 0, 0, 1, 0) gmt None
#> 'XYZ' '%Z' ValueError time data 'XYZ' does not match format '%Z'
#> '' '' (1900, 1, 1, 0, 0, 0, 0, 1, -1) None None
#> '' '%d' ValueError time data '' does not match format '%d'
#> 'x' '' ValueError unconverted data remains: x
#> '5' '%d %m' ValueError time data '5' does not match format '%d %m'
#> '2020-13-01' '%Y-%m-%d' ValueError time data '2020-13-01' does not match format '%Y-%m-%d'
#> '2020-02-30' '%Y-%m-%d' ValueError day 30 must be in range 1..29 for month 2 in year 2020
#> '2019-02-29' '%Y-%m-%d' ValueError day 29 must be in range 1..28 for month 2 in year 2019
#> '02-29' '%m-%d' (1900, 2, 29, 0, 0, 0, 0, 60, -1) None None
#> '29' '%d' (1900, 1, 29, 0, 0, 0, 0, 29, -1) None None
#> 'x' '%q' ValueError 'q' is a bad directive in format '%q'
#> 'x' '%' ValueError stray % in format '%'
#> 'x' '%d%' ValueError stray % in format '%d%'
#> 'x' '%E' ValueError 'E' is a bad directive in format '%E'
#> 'x' '%Q' ValueError 'Q' is a bad directive in format '%Q'
#> 'x' '%1' ValueError stray % in format '%1'
#> '5' '% d' ValueError stray % in format '% d'
#> 'a.b' 'a.b' (1900, 1, 1, 0, 0, 0, 0, 1, -1) None None
#> 'axb' 'a.b' ValueError time data 'axb' does not match format 'a.b'
#> '(5)' '(%d)' (1900, 1, 5, 0, 0, 0, 4, 5, -1) None None
#> '[5]*' '[%d]*' (1900, 1, 5, 0, 0, 0, 4, 5, -1) None None
#> '2020' '%-Y' (2020, 1, 1, 0, 0, 0, 2, 1, -1) None None
#> '05' '%-d' (1900, 1, 5, 0, 0, 0, 4, 5, -1) None None
#> '2020x' '%Y' ValueError unconverted data remains: x
#> 'Janu' '%b' ValueError unconverted data remains: u
#> 'May' '%B' (1900, 5, 1, 0, 0, 0, 1, 121, -1) None None
#> 'may' '%b' (1900, 5, 1, 0, 0, 0, 1, 121, -1) None None
#> 'Sunday' '%a' ValueError unconverted data remains: day
#> 'Sun' '%A' ValueError time data 'Sun' does not match format '%A'
#> 'Mon' '%a' (1900, 1, 1, 0, 0, 0, 0, 1, -1) None None
#> '12:5' '%H:%M' (1900, 1, 1, 12, 5, 0, 0, 1, -1) None None
#> '12:5:6' '%H:%M:%S' (1900, 1, 1, 12, 5, 6, 0, 1, -1) None None
#> 'AM' '%p' (1900, 1, 1, 0, 0, 0, 0, 1, -1) None None
#> '7' '%u' (1900, 1, 1, 0, 0, 0, 6, 1, -1) None None
#> '0' '%u' ValueError time data '0' does not match format '%u'
#> '6' '%w' (1900, 1, 1, 0, 0, 0, 5, 1, -1) None None
#> '7' '%w' ValueError time data '7' does not match format '%w'
#> 5 '%Y' TypeError strptime() argument 0 must be str, not <class 'int'>
#> '5' 5 TypeError strptime() argument 1 must be str, not <class 'int'>
#> None None TypeError strptime() argument 0 must be str, not <class 'NoneType'>
#> b'5' '%d' TypeError strptime() argument 0 must be str, not <class 'bytes'>
#> (1970, 1, 1, 0, 0, 0, 3, 1, -1)
#! strptime.py:9: DeprecationWarning: Parsing dates involving a day of month without a year specified is ambiguous
#! and fails to parse leap day. The default behavior will change in Python 3.15
#! to either always raise an exception or to use a different default year (TBD).
#! To avoid trouble, add a specific year to the input & format.
#! See https://github.com/python/cpython/issues/70647.
#!   t = time.strptime(text, fmt)
