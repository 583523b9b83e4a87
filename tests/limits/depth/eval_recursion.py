# eval within eval within eval: a RecursionError before the C++ stack ends.
# option: --policy standard
# option: --max-depth 1500
# option: --max-time 100
# expect: ok
# output: RecursionError
# output: RecursionError
# output: RecursionError
# output: 5
def f(text):
    return eval(text)


def nested(n):
    return "eval(" + repr(nested(n - 1)) + ")" if n else "1"


for attempt in ("f(attempt)", "[f(attempt) for _ in (1,)]", "(lambda: exec('f(attempt)'))()"):
    try:
        f(attempt)
    except RecursionError as e:
        print(type(e).__name__)
print(eval("eval('eval(\"5\")')"))
