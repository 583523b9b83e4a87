# The source limit also holds for source that a guest compiles; the error can be caught.
# option: --policy standard --max-source 1000
# expect: ok
# output: source code is too long: 1001 bytes, the limit is 1000
# output: source code is too long: 1001 bytes, the limit is 1000
# output: source code is too long: 1002 bytes, the limit is 1000
# output: 1
import ast
long = "x" * 1001
for attempt in exec, ast.parse:
    try:
        attempt(long)
    except SyntaxError as error:
        print(error)
try:
    eval("é" * 501)
except SyntaxError as error:
    print(error)
print(eval("1" + " " * 999))
