# option: --policy standard
# csv: reading and writing with all dialect parameters, dictionaries, errors.
import csv
import io


def attempt(label, function):
    try:
        print(label, repr(function()))
    except Exception as error:
        print(label, type(error).__name__, error)


def read(text, **options):
    return list(csv.reader(io.StringIO(text, newline=""), **options))


def write(rows, **options):
    out = io.StringIO(newline="")
    writer = csv.writer(out, **options)
    counts = [writer.writerow(row) for row in rows]
    return out.getvalue(), counts


for text in ("a,b,c\r\n1,2,3\r\n", "a,b\n", "a,b", "", "\n", "\n\n a , b \n", '"a","b,c"\n', '"a""b",c\n',
             '"multi\nline",x\n', 'a"b,c"d\n', '"a"b,c\n', ",,\n", '""\n', '"",""\n', '"open\nquote', 'x,"',
             "a\rb,c\r", "a,b\n\nc\n", '"a\r\nb"\r\nc', "é,😀\n", ' "a", b\n', "a\tb\n"):
    attempt(ascii(text), lambda: read(text))
attempt("delimiter", lambda: read("a;b;'c;d'\n", delimiter=";", quotechar="'"))
attempt("tab", lambda: read("a\tb\n", dialect="excel-tab"))
attempt("unix", lambda: read('"a","b"\n', dialect="unix"))
attempt("skip", lambda: read('a, b,  "c, d"\n', skipinitialspace=True))
attempt("escape", lambda: read("a\\,b,c\\\\d\n", escapechar="\\"))
attempt("escape quoted", lambda: read('"a\\"b",c\n', escapechar="\\", doublequote=False))
attempt("escape newline", lambda: read("a\\\nb,c\n", escapechar="\\"))
attempt("none", lambda: read('"a","b"\n', quoting=csv.QUOTE_NONE))
attempt("nonnumeric", lambda: read('"a",1,2.5\n', quoting=csv.QUOTE_NONNUMERIC))
attempt("nonnumeric bad", lambda: read('a,1\n', quoting=csv.QUOTE_NONNUMERIC))
attempt("nonnumeric empty", lambda: read(',1\n', quoting=csv.QUOTE_NONNUMERIC))
attempt("strings", lambda: read('"a",1,,""\n', quoting=csv.QUOTE_STRINGS))
attempt("notnull", lambda: read('"a",1,,""\n', quoting=csv.QUOTE_NOTNULL))
attempt("strict", lambda: read('"a"b\n', strict=True))
attempt("strict end", lambda: read('"abc', strict=True))
attempt("newline inside", lambda: list(csv.reader(["a\nb,c"])))
attempt("cr inside", lambda: list(csv.reader(["a\rb"])))
attempt("bytes", lambda: list(csv.reader([b"a"])))
attempt("ints", lambda: list(csv.reader([1])))
attempt("not iterable", lambda: csv.reader(5))
attempt("continued", lambda: list(csv.reader(['"a', 'b",c', "d"])))
for options in ({"delimiter": ""}, {"delimiter": ";;"}, {"delimiter": 5}, {"delimiter": None}, {"quotechar": "ab"},
                {"quotechar": 5}, {"quotechar": None}, {"quotechar": None, "quoting": 0}, {"escapechar": ""},
                {"lineterminator": None}, {"quoting": 99}, {"quoting": "x"}, {"delimiter": "\n"}, {"quotechar": ","},
                {"nonsense": 1}, {"dialect": "nonsense"}, {"escapechar": '"'}):
    attempt(f"options {options}", lambda: read("a", **options))
r = csv.reader(["a,b\n", '"c\n', 'd"\n'])
print(next(r), r.line_num, next(r), r.line_num, r.dialect.delimiter, r.dialect.quotechar,
      r.dialect.lineterminator == "\r\n")

rows = [["a", "b,c", 'd"e', "f\ng", ""], [1, 2.5, None, True, -0.0], [""], [], ["x y", " lead", "é"]]
attempt("minimal", lambda: write(rows))
attempt("all", lambda: write(rows, quoting=csv.QUOTE_ALL))
attempt("nonnumeric", lambda: write(rows, quoting=csv.QUOTE_NONNUMERIC))
attempt("strings", lambda: write(rows, quoting=csv.QUOTE_STRINGS))
attempt("notnull", lambda: write(rows, quoting=csv.QUOTE_NOTNULL))
attempt("none", lambda: write([["a", 1]], quoting=csv.QUOTE_NONE))
attempt("none needs", lambda: write([["a,b"]], quoting=csv.QUOTE_NONE))
attempt("none escape", lambda: write([["a,b", 'c"d', "e\\f"]], quoting=csv.QUOTE_NONE, escapechar="\\"))
attempt("none empty", lambda: write([[""]], quoting=csv.QUOTE_NONE))
attempt("no double", lambda: write([['a"b']], doublequote=False))
attempt("no double escape", lambda: write([['a"b', "c\\d"]], doublequote=False, escapechar="\\"))
attempt("terminator", lambda: write([["a", "b!"]], lineterminator="!\n"))
attempt("semicolon", lambda: write([["a;b", "c,d"]], delimiter=";"))
attempt("unix", lambda: write([["a", 1]], dialect="unix"))
attempt("not a row", lambda: write([5]))
attempt("None row", lambda: write([[None]]))
attempt("None row strings", lambda: write([[None]], quoting=csv.QUOTE_STRINGS))
attempt("generator", lambda: write([(str(i) for i in range(3))]))
attempt("no write", lambda: csv.writer(5))
out = io.StringIO()
csv.writer(out).writerows([[1, 2], "ab"])
print(repr(out.getvalue()))

d = csv.DictReader(io.StringIO("name,age\nann,3\nbob\ncy,5,extra,more\n\n"))
print(d.fieldnames, list(d), d.line_num)
d = csv.DictReader(["1,2,3"], ["a", "b"], restkey="rest", restval="none")
print(next(d))
out = io.StringIO()
w = csv.DictWriter(out, ["a", "b"], restval="?", lineterminator="\n")
w.writeheader()
w.writerow({"a": 1})
w.writerows([{"b": 2, "a": 3}])
print(repr(out.getvalue()))
attempt("extra", lambda: w.writerow({"c": 1}))
csv.DictWriter(out, ["a"], extrasaction="ignore").writerow({"a": 1, "z": 2})
attempt("action", lambda: csv.DictWriter(out, ["a"], extrasaction="x"))
print(csv.list_dialects(), csv.get_dialect("excel").delimiter, csv.field_size_limit())
csv.register_dialect("mine", delimiter="|", quoting=csv.QUOTE_ALL)
print(write([["a", "b|c"]], dialect="mine"), read('"a"|b\n', dialect="mine"))
csv.unregister_dialect("mine")
attempt("gone", lambda: csv.get_dialect("mine"))
attempt("unregister", lambda: csv.unregister_dialect("mine"))
attempt("name", lambda: csv.register_dialect(5))


class Mine(csv.excel):
    delimiter = ":"
    quotechar = "'"


print(read("a:'b:c'\n", dialect=Mine), read("a:'b:c'\n", dialect=Mine()), write([["x:y"]], dialect=Mine))
old = csv.field_size_limit(10)
attempt("limit", lambda: read("x" * 11))
csv.field_size_limit(old)
s = csv.Sniffer().sniff("a;b;c\n1;2;3\n4;5;6\n")
print(s.delimiter, s.quotechar, csv.Sniffer().has_header("name,age\nann,31\nbob,42\n"),
      csv.Sniffer().sniff("'a', 'b'\n'c', 'd'\n").delimiter)

#> 'a,b,c\r\n1,2,3\r\n' [['a', 'b', 'c'], ['1', '2', '3']]
#> 'a,b\n' [['a', 'b']]
#> 'a,b' [['a', 'b']]
#> '' []
#> '\n' [[]]
#> '\n\n a , b \n' [[], [], [' a ', ' b ']]
#> '"a","b,c"\n' [['a', 'b,c']]
#> '"a""b",c\n' [['a"b', 'c']]
#> '"multi\nline",x\n' [['multi\nline', 'x']]
#> 'a"b,c"d\n' [['a"b', 'c"d']]
#> '"a"b,c\n' [['ab', 'c']]
#> ',,\n' [['', '', '']]
#> '""\n' [['']]
#> '"",""\n' [['', '']]
#> '"open\nquote' [['open\nquote']]
#> 'x,"' [['x', '']]
#> 'a\rb,c\r' [['a'], ['b', 'c']]
#> 'a,b\n\nc\n' [['a', 'b'], [], ['c']]
#> '"a\r\nb"\r\nc' [['a\r\nb'], ['c']]
#> '\xe9,\U0001f600\n' [['é', '😀']]
#> ' "a", b\n' [[' "a"', ' b']]
#> 'a\tb\n' [['a\tb']]
#> delimiter [['a', 'b', 'c;d']]
#> tab [['a', 'b']]
#> unix [['a', 'b']]
#> skip [['a', 'b', 'c, d']]
#> escape [['a,b', 'c\\d']]
#> escape quoted [['a"b', 'c']]
#> escape newline [['a\nb', 'c']]
#> none [['"a"', '"b"']]
#> nonnumeric [['a', 1.0, 2.5]]
#> nonnumeric bad ValueError could not convert string to float: 'a'
#> nonnumeric empty [['', 1.0]]
#> strings [['a', 1.0, None, '']]
#> notnull [['a', '1', None, '']]
#> strict Error ',' expected after '"'
#> strict end Error unexpected end of data
#> newline inside Error new-line character seen in unquoted field - do you need to open the file with newline=''?
#> cr inside Error new-line character seen in unquoted field - do you need to open the file with newline=''?
#> bytes Error iterator should return strings, not bytes (the file should be opened in text mode)
#> ints Error iterator should return strings, not int (the file should be opened in text mode)
#> not iterable TypeError 'int' object is not iterable
#> continued [['ab', 'c'], ['d']]
#> options {'delimiter': ''} TypeError "delimiter" must be a unicode character, not a string of length 0
#> options {'delimiter': ';;'} TypeError "delimiter" must be a unicode character, not a string of length 2
#> options {'delimiter': 5} TypeError "delimiter" must be a unicode character, not int
#> options {'delimiter': None} TypeError "delimiter" must be a unicode character, not NoneType
#> options {'quotechar': 'ab'} TypeError "quotechar" must be a unicode character or None, not a string of length 2
#> options {'quotechar': 5} TypeError "quotechar" must be a unicode character or None, not int
#> options {'quotechar': None} [['a']]
#> options {'quotechar': None, 'quoting': 0} TypeError quotechar must be set if quoting enabled
#> options {'escapechar': ''} TypeError "escapechar" must be a unicode character or None, not a string of length 0
#> options {'lineterminator': None} TypeError "lineterminator" must be a string, not NoneType
#> options {'quoting': 99} TypeError bad "quoting" value
#> options {'quoting': 'x'} TypeError "quoting" must be an integer, not str
#> options {'delimiter': '\n'} ValueError bad delimiter value
#> options {'quotechar': ','} ValueError bad delimiter or quotechar value
#> options {'nonsense': 1} TypeError this function got an unexpected keyword argument 'nonsense'
#> options {'dialect': 'nonsense'} Error unknown dialect
#> options {'escapechar': '"'} ValueError bad escapechar or quotechar value
#> ['a', 'b'] 1 ['c\nd'] 3 , " True
#> minimal ('a,"b,c","d""e","f\ng",\r\n1,2.5,,True,-0.0\r\n""\r\n\r\nx y, lead,é\r\n', [23, 18, 4, 2, 13])
#> all ('"a","b,c","d""e","f\ng",""\r\n"1","2.5","","True","-0.0"\r\n""\r\n\r\n"x y"," lead","é"\r\n', [27, 28, 4, 2, 19])
#> nonnumeric ('"a","b,c","d""e","f\ng",""\r\n1,2.5,"",True,-0.0\r\n""\r\n\r\n"x y"," lead","é"\r\n', [27, 20, 4, 2, 19])
#> strings ('"a","b,c","d""e","f\ng",""\r\n1,2.5,,True,-0.0\r\n""\r\n\r\n"x y"," lead","é"\r\n', [27, 18, 4, 2, 19])
#> notnull ('"a","b,c","d""e","f\ng",""\r\n"1","2.5",,"True","-0.0"\r\n""\r\n\r\n"x y"," lead","é"\r\n', [27, 26, 4, 2, 19])
#> none ('a,1\r\n', [5])
#> none needs Error need to escape, but no escapechar set
#> none escape ('a\\,b,c\\"d,e\\\\f\r\n', [16])
#> none empty Error single empty field record must be quoted
#> no double Error need to escape, but no escapechar set
#> no double escape ('a\\"b,c\\\\d\r\n', [11])
#> terminator ('a,"b!"!\n', [8])
#> semicolon ('"a;b";c,d\r\n', [11])
#> unix ('"a","1"\n', [8])
#> not a row Error iterable expected, not int
#> None row ('""\r\n', [4])
#> None row strings Error single empty field record must be quoted
#> generator ('0,1,2\r\n', [7])
#> no write TypeError argument 1 must have a "write" method
#> '1,2\r\na,b\r\n'
#> ['name', 'age'] [{'name': 'ann', 'age': '3'}, {'name': 'bob', 'age': None}, {'name': 'cy', 'age': '5', None: ['extra', 'more']}] 5
#> {'a': '1', 'b': '2', 'rest': ['3']}
#> 'a,b\n1,?\n3,2\n'
#> extra ValueError dict contains fields not in fieldnames: 'c'
#> action ValueError extrasaction (x) must be 'raise' or 'ignore'
#> ['excel', 'excel-tab', 'unix'] , 131072
#> ('"a"|"b|c"\r\n', [11]) [['a', 'b']]
#> gone Error unknown dialect
#> unregister Error unknown dialect
#> name TypeError dialect name must be a string
#> [['a', 'b:c']] [['a', 'b:c']] ("'x:y'\r\n", [7])
#> limit Error field larger than field limit (10)
#> ; " True ,
