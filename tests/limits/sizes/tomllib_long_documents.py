# expect: ok
# max-seconds: 10
# output: OK
# option: --policy standard --max-source 20000000 --max-memory 1000
# Parsing a document takes time in proportion to its length: keys of many parts, headers with many keys
# below them, comments, strings of escapes and quotes, blank lines, numbers. Fuel shows it: twice the
# size must not cost more than three times as much.
import time
import tomllib

SHAPES = [
    lambda n: ".".join("a" * n) + " = 1",
    lambda n: "[" + ".".join("a" * n) + "]\n" + "".join(f"k{i} = 1\n" for i in range(n)),
    lambda n: "[" + ".".join("a" * n) + "]\n" + "".join(f"k.k{i} = []\n" for i in range(n)),
    lambda n: "[[" + ".".join("a" * n) + "]]\n" + "".join(f"k.k{i} = {{}}\n" for i in range(n)),
    lambda n: "a = {" + ".".join("a" * n) + " = 1}",
    lambda n: "a = {" + ", ".join(f"k{i} = []" for i in range(n)) + "}",
    lambda n: "".join(f"[[a]]\nb.c = {i}\n" for i in range(n)),
    lambda n: "#" * n + "\n" + "# c\n" * n + " \t" * n,
    lambda n: "a = [" + "# c\n \t\n" * n + "]",
    lambda n: "a = [" + "1," * n + "]",
    lambda n: 'a = "' + "\\n" * n + '"',
    lambda n: 'a = """' + 'x"' * n + '"""',
    lambda n: 'a = """' + "\\\n " * n + '"""',
    lambda n: 'a = "' + '""' * n,
    lambda n: "a = '''" + "''x" * n,
    lambda n: "a = 0." + "1_2" * n,
    lambda n: "a = 1" + "_1" * n + ".",
    lambda n: "a = 2024-01-02T03:04:05." + "1" * n,
    lambda n: "\n" * n + "\r\n" * n + "a",
    lambda n: '"' * n,
]


def cost(make, n):
    document = make(n)
    start = time.process_time()
    try:
        tomllib.loads(document)
    except ValueError:
        pass
    return time.process_time() - start


cost(SHAPES[0], 10)
for number, make in enumerate(SHAPES):
    small, large = cost(make, 4000), cost(make, 8000)
    if large > 3 * small + 0.001:
        print("shape", number, small, large)
print("OK")
