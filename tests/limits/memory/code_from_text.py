# Code that nothing refers to is freed while the run goes on: functions, classes, code objects, frames and
# generators of evaluated text.
# option: --policy standard --max-memory 16 --max-time 60
# expect: ok
# output: 6000
texts = [
    "lambda: 1",
    "(i for i in range(3))",
    "[lambda x=i: x for i in range(3)]",
]
body = """
import sys
class C:
    def f(self): return self
def g():
    try: 1 / 0
    except ZeroDivisionError as error: yield error.__traceback__.tb_frame
held = next(g())
x = C().f()
"""
count = 0
for i in range(2000):
    for text in texts:
        eval(text, {"i": i})
        count += 1
    exec(body, {})
    compile("def f(): pass", "f", "exec").co_consts
print(count)
