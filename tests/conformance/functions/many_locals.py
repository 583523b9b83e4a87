# Functions with more variables than 16 bits can number: each keeps its own value.
# python: 3.11
# option: --policy standard
COUNT = 66_000
SHOWN = [0, 1, 159, 160, 161, 255, 256, 65_535, 65_536, 65_695, 65_696, 65_999]
shown = ", ".join(f"a{i}" for i in SHOWN)
namespace = {}

exec("def f():\n" + "".join(f" a{i} = {i}\n" for i in range(COUNT)) + f" return {shown}", namespace)
print(namespace["f"]())

exec(f"def f({', '.join(f'a{i}' for i in range(COUNT))}): return {shown}", namespace)
print(namespace["f"](*range(COUNT)))

exec("def g():\n" + "".join(f" a{i} = {i}\n" for i in range(COUNT))
     + f" def f(): return {shown}\n a65536 = 'new'\n return f()", namespace)
print(namespace["g"]())

exec(f"import {', '.join(f'math as a{i}' for i in range(COUNT))}", namespace)
print(namespace["a0"] is namespace["a65999"])

#> (0, 1, 159, 160, 161, 255, 256, 65535, 65536, 65695, 65696, 65999)
#> (0, 1, 159, 160, 161, 255, 256, 65535, 65536, 65695, 65696, 65999)
#> (0, 1, 159, 160, 161, 255, 256, 65535, 'new', 65695, 65696, 65999)
#> True
