# JSONDecodeError: messages and positions of all errors; the exception itself.
# option: --policy standard
import json

for text in ('', ' ', '[', '{', '"', '[1', '[1,', '[1,]', '[,1]', '[1 2]', '[1,,2]', '{"a"', '{"a":', '{"a":1',
             '{"a":1,',
             '{"a":1,}', '{"a":1 , }', '{,}', '{a:1}', "{'a':1}", '{1:2}', '{"a" 1}', '{"a":}', '{"a":1 "b":2}',
             '{"a":1]',
             '[1}', '1 2', '[] []', '{}x', 'nul', 'tru', 'fals', 'nan', 'Nan', 'infinity', '-', '-a', '+1', '01',
             '-01', '1.', '.5', '1.e5',
             '1e', '1e+', '1.5.5', '0x10', '1_000', '"abc', '"abc\\', '"abc\\"', '"\\x"', '"\\u12"', '"\\u12',
             '"\\u123"', '"\\u123g"', '"\\u"',
             '"\\ud83d\\u12"', '"\\ud83d\\u12zz"', '"\\ud83d\\', '"\t"', '"\n"', '"ab\x00"', '"\x1f"',
             '\n\n  [1,\n   x]', '[1,\n2,\n\n3,]', '{"a":1,\n"b":\n?}',
             '["é€😀", x]', '["😀",\n "😀" x]', 'é', '\x0b1', '\u00a01', '[1]\x00', 'None', 'True', '[NaN, nan]',
             '{"a":1,"b"}', '[[[[1]', '{"a":{"b":[1,2}}'):
    try:
        print(repr(json.loads(text)))
    except json.JSONDecodeError as error:
        print(repr(text), '|', error, '|', error.msg, error.pos, error.lineno, error.colno,
              error.doc is text or error.doc == text)

error = json.JSONDecodeError('message', 'a\nbc\nd', 4)
print(error, error.args, error.msg, error.doc, error.pos, error.lineno, error.colno)
print(issubclass(type(error), ValueError), type(error).__module__, type(error).__qualname__)
print(repr(error), error.__reduce__())
error.msg = 'other'
print(error.msg, error)
try:
    json.loads('[')
except ValueError as caught:
    print(type(caught), caught.__cause__, caught.__suppress_context__, caught.__context__)
for arguments in ((), ('m',), ('m', 'd'), ('m', 'd', 'x')):
    try:
        print(json.JSONDecodeError(*arguments))
    except TypeError as problem:
        print('TypeError')


class Mine(json.JSONDecodeError):
    pass


print(Mine('m', 'doc', 1), Mine('m', 'doc', 1).colno)
print(json.decoder.JSONDecodeError is json.JSONDecodeError)
for call in (lambda: json.loads('{"a":x}', object_hook=dict), lambda: json.JSONDecoder().decode('[1,'),
             lambda: json.JSONDecoder().raw_decode('x'), lambda: json.JSONDecoder().decode('[] x')):
    try:
        call()
    except json.JSONDecodeError as problem:
        print(problem)

#> '' | Expecting value: line 1 column 1 (char 0) | Expecting value 0 1 1 True
#> ' ' | Expecting value: line 1 column 2 (char 1) | Expecting value 1 1 2 True
#> '[' | Expecting value: line 1 column 2 (char 1) | Expecting value 1 1 2 True
#> '{' | Expecting property name enclosed in double quotes: line 1 column 2 (char 1) | Expecting property name enclosed in double quotes 1 1 2 True
#> '"' | Unterminated string starting at: line 1 column 1 (char 0) | Unterminated string starting at 0 1 1 True
#> '[1' | Expecting ',' delimiter: line 1 column 3 (char 2) | Expecting ',' delimiter 2 1 3 True
#> '[1,' | Expecting value: line 1 column 4 (char 3) | Expecting value 3 1 4 True
#> '[1,]' | Illegal trailing comma before end of array: line 1 column 3 (char 2) | Illegal trailing comma before end of array 2 1 3 True
#> '[,1]' | Expecting value: line 1 column 2 (char 1) | Expecting value 1 1 2 True
#> '[1 2]' | Expecting ',' delimiter: line 1 column 4 (char 3) | Expecting ',' delimiter 3 1 4 True
#> '[1,,2]' | Expecting value: line 1 column 4 (char 3) | Expecting value 3 1 4 True
#> '{"a"' | Expecting ':' delimiter: line 1 column 5 (char 4) | Expecting ':' delimiter 4 1 5 True
#> '{"a":' | Expecting value: line 1 column 6 (char 5) | Expecting value 5 1 6 True
#> '{"a":1' | Expecting ',' delimiter: line 1 column 7 (char 6) | Expecting ',' delimiter 6 1 7 True
#> '{"a":1,' | Expecting property name enclosed in double quotes: line 1 column 8 (char 7) | Expecting property name enclosed in double quotes 7 1 8 True
#> '{"a":1,}' | Illegal trailing comma before end of object: line 1 column 7 (char 6) | Illegal trailing comma before end of object 6 1 7 True
#> '{"a":1 , }' | Illegal trailing comma before end of object: line 1 column 8 (char 7) | Illegal trailing comma before end of object 7 1 8 True
#> '{,}' | Expecting property name enclosed in double quotes: line 1 column 2 (char 1) | Expecting property name enclosed in double quotes 1 1 2 True
#> '{a:1}' | Expecting property name enclosed in double quotes: line 1 column 2 (char 1) | Expecting property name enclosed in double quotes 1 1 2 True
#> "{'a':1}" | Expecting property name enclosed in double quotes: line 1 column 2 (char 1) | Expecting property name enclosed in double quotes 1 1 2 True
#> '{1:2}' | Expecting property name enclosed in double quotes: line 1 column 2 (char 1) | Expecting property name enclosed in double quotes 1 1 2 True
#> '{"a" 1}' | Expecting ':' delimiter: line 1 column 6 (char 5) | Expecting ':' delimiter 5 1 6 True
#> '{"a":}' | Expecting value: line 1 column 6 (char 5) | Expecting value 5 1 6 True
#> '{"a":1 "b":2}' | Expecting ',' delimiter: line 1 column 8 (char 7) | Expecting ',' delimiter 7 1 8 True
#> '{"a":1]' | Expecting ',' delimiter: line 1 column 7 (char 6) | Expecting ',' delimiter 6 1 7 True
#> '[1}' | Expecting ',' delimiter: line 1 column 3 (char 2) | Expecting ',' delimiter 2 1 3 True
#> '1 2' | Extra data: line 1 column 3 (char 2) | Extra data 2 1 3 True
#> '[] []' | Extra data: line 1 column 4 (char 3) | Extra data 3 1 4 True
#> '{}x' | Extra data: line 1 column 3 (char 2) | Extra data 2 1 3 True
#> 'nul' | Expecting value: line 1 column 1 (char 0) | Expecting value 0 1 1 True
#> 'tru' | Expecting value: line 1 column 1 (char 0) | Expecting value 0 1 1 True
#> 'fals' | Expecting value: line 1 column 1 (char 0) | Expecting value 0 1 1 True
#> 'nan' | Expecting value: line 1 column 1 (char 0) | Expecting value 0 1 1 True
#> 'Nan' | Expecting value: line 1 column 1 (char 0) | Expecting value 0 1 1 True
#> 'infinity' | Expecting value: line 1 column 1 (char 0) | Expecting value 0 1 1 True
#> '-' | Expecting value: line 1 column 1 (char 0) | Expecting value 0 1 1 True
#> '-a' | Expecting value: line 1 column 1 (char 0) | Expecting value 0 1 1 True
#> '+1' | Expecting value: line 1 column 1 (char 0) | Expecting value 0 1 1 True
#> '01' | Extra data: line 1 column 2 (char 1) | Extra data 1 1 2 True
#> '-01' | Extra data: line 1 column 3 (char 2) | Extra data 2 1 3 True
#> '1.' | Extra data: line 1 column 2 (char 1) | Extra data 1 1 2 True
#> '.5' | Expecting value: line 1 column 1 (char 0) | Expecting value 0 1 1 True
#> '1.e5' | Extra data: line 1 column 2 (char 1) | Extra data 1 1 2 True
#> '1e' | Extra data: line 1 column 2 (char 1) | Extra data 1 1 2 True
#> '1e+' | Extra data: line 1 column 2 (char 1) | Extra data 1 1 2 True
#> '1.5.5' | Extra data: line 1 column 4 (char 3) | Extra data 3 1 4 True
#> '0x10' | Extra data: line 1 column 2 (char 1) | Extra data 1 1 2 True
#> '1_000' | Extra data: line 1 column 2 (char 1) | Extra data 1 1 2 True
#> '"abc' | Unterminated string starting at: line 1 column 1 (char 0) | Unterminated string starting at 0 1 1 True
#> '"abc\\' | Unterminated string starting at: line 1 column 1 (char 0) | Unterminated string starting at 0 1 1 True
#> '"abc\\"' | Unterminated string starting at: line 1 column 1 (char 0) | Unterminated string starting at 0 1 1 True
#> '"\\x"' | Invalid \escape: line 1 column 2 (char 1) | Invalid \escape 1 1 2 True
#> '"\\u12"' | Invalid \uXXXX escape: line 1 column 3 (char 2) | Invalid \uXXXX escape 2 1 3 True
#> '"\\u12' | Invalid \uXXXX escape: line 1 column 3 (char 2) | Invalid \uXXXX escape 2 1 3 True
#> '"\\u123"' | Invalid \uXXXX escape: line 1 column 3 (char 2) | Invalid \uXXXX escape 2 1 3 True
#> '"\\u123g"' | Invalid \uXXXX escape: line 1 column 3 (char 2) | Invalid \uXXXX escape 2 1 3 True
#> '"\\u"' | Invalid \uXXXX escape: line 1 column 3 (char 2) | Invalid \uXXXX escape 2 1 3 True
#> '"\\ud83d\\u12"' | Invalid \uXXXX escape: line 1 column 9 (char 8) | Invalid \uXXXX escape 8 1 9 True
#> '"\\ud83d\\u12zz"' | Invalid \uXXXX escape: line 1 column 9 (char 8) | Invalid \uXXXX escape 8 1 9 True
#> '"\\ud83d\\' | Unterminated string starting at: line 1 column 1 (char 0) | Unterminated string starting at 0 1 1 True
#> '"\t"' | Invalid control character at: line 1 column 2 (char 1) | Invalid control character at 1 1 2 True
#> '"\n"' | Invalid control character at: line 1 column 2 (char 1) | Invalid control character at 1 1 2 True
#> '"ab\x00"' | Invalid control character at: line 1 column 4 (char 3) | Invalid control character at 3 1 4 True
#> '"\x1f"' | Invalid control character at: line 1 column 2 (char 1) | Invalid control character at 1 1 2 True
#> '\n\n  [1,\n   x]' | Expecting value: line 4 column 4 (char 11) | Expecting value 11 4 4 True
#> '[1,\n2,\n\n3,]' | Illegal trailing comma before end of array: line 4 column 2 (char 9) | Illegal trailing comma before end of array 9 4 2 True
#> '{"a":1,\n"b":\n?}' | Expecting value: line 3 column 1 (char 13) | Expecting value 13 3 1 True
#> '["é€😀", x]' | Expecting value: line 1 column 9 (char 8) | Expecting value 8 1 9 True
#> '["😀",\n "😀" x]' | Expecting ',' delimiter: line 2 column 6 (char 11) | Expecting ',' delimiter 11 2 6 True
#> 'é' | Expecting value: line 1 column 1 (char 0) | Expecting value 0 1 1 True
#> '\x0b1' | Expecting value: line 1 column 1 (char 0) | Expecting value 0 1 1 True
#> '\xa01' | Expecting value: line 1 column 1 (char 0) | Expecting value 0 1 1 True
#> '[1]\x00' | Extra data: line 1 column 4 (char 3) | Extra data 3 1 4 True
#> 'None' | Expecting value: line 1 column 1 (char 0) | Expecting value 0 1 1 True
#> 'True' | Expecting value: line 1 column 1 (char 0) | Expecting value 0 1 1 True
#> '[NaN, nan]' | Expecting value: line 1 column 7 (char 6) | Expecting value 6 1 7 True
#> '{"a":1,"b"}' | Expecting ':' delimiter: line 1 column 11 (char 10) | Expecting ':' delimiter 10 1 11 True
#> '[[[[1]' | Expecting ',' delimiter: line 1 column 7 (char 6) | Expecting ',' delimiter 6 1 7 True
#> '{"a":{"b":[1,2}}' | Expecting ',' delimiter: line 1 column 15 (char 14) | Expecting ',' delimiter 14 1 15 True
#> message: line 2 column 3 (char 4) ('message: line 2 column 3 (char 4)',) message a
#> bc
#> d 4 2 3
#> True json.decoder JSONDecodeError
#> JSONDecodeError('message: line 2 column 3 (char 4)') (<class 'json.decoder.JSONDecodeError'>, ('message', 'a\nbc\nd', 4))
#> other message: line 2 column 3 (char 4)
#> <class 'json.decoder.JSONDecodeError'> None True 1
#> TypeError
#> TypeError
#> TypeError
#> TypeError
#> m: line 1 column 2 (char 1) 2
#> True
#> Expecting value: line 1 column 6 (char 5)
#> Expecting value: line 1 column 4 (char 3)
#> Expecting value: line 1 column 1 (char 0)
#> Extra data: line 1 column 4 (char 3)
