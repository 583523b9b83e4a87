# f-strings: any expression, nested quotes (PEP 701), conversions, nested fields, debug form.
name, value, items = "World", 42, [1, 2, 3]
d = {"key": "v", "n": {"m": 5}}
print(f"Hello {name}!", f"{value + 1}", f"{items}", f"{items[0]}{items[-1]}", f"{d['key']} {d["key"]}",
      f"{d["n"]["m"]:>4}", f'{d['key']!r}', f"{', '.join(str(i) for i in items)}")
print(f"{value:5d}|{value:<5}|{value:^5}|{value:05}|{value:+}|{value:x}|{value!r:>5}|{value:{value // 10}}|",
      f"{3.14159:.{2}f}", f"{'a' 'b'}", f"{(lambda x: x * 2)(4)}", f"{ {'a': 1}['a'] }", f"{ {1, 1} }")
print(f"{value=}", f"{value = }", f"{value=:>5}", f"{name=!s}", f"{name=!r:>10}", f"{value + 1 = }", f"{items[0]=}",
      f"{ value=}", f"{len(items)=}", f"{d['key']=}")
print(f"{{}} {{{value}}} {{value}}", f"{value}{name}", f"" f"{1}" "{2}" f"{{3}}",
      f"{'nested ' + f'{name} {f"{value}"}'}", f"{f"{f"{1 + 1}"}"}", f"a{'b'}c" "d{e}")
print(f"""triple {
    value
    + 1
} {name
    !r}""", f'''{"""x"""}''', f"{'\n'.join(['a', 'b'])}", f"{'\t'!r}", rf"\n{value}\d", fr"{name}\t",
    f"\x41\u00e9{1}\N{BULLET}", f"{'\\'}")
print(f"{value if value > 10 else 0}", f"{not value}", f"{value and name}", f"{value > 10}", f"{value != 3}",
      f"{value == 42}", f"{(x := 5)} {x}", f"{value:{'>'}{10}}", f"{1,}", f"{1, 2}", f"{*items,}", f"{-value}",
      f"{~value}")
print(f"{value # comment
}", f"{items[::-1]}", f"{d.get('q', 'none')}", f"{[i for i in items if i > 1]}", f"{'a' if 0 else 'b'}",
f"{None} {True} {...}", f"{3!r:^{5}}", f"{'x'!s}{'é'!a}")

#> Hello World! 43 [1, 2, 3] 13 v v    5 'v' 1, 2, 3
#>    42|42   | 42  |00042|+42|2a|   42|  42| 3.14 ab 8 1 {1}
#> value=42 value = 42 value=   42 name=World name=   'World' value + 1 = 43 items[0]=1  value=42 len(items)=3 d['key']='v'
#> {} {42} {value} 42World 1{2}{3} nested World 42 2 abcd{e}
#> triple 43 'World' x a
#> b '\t' \n42\d World\t Aé1• \
#> 42 False World True True True 5 5         42 (1,) (1, 2) (1, 2, 3) -42 -43
#> 42 [3, 2, 1] none [2, 3] b None True Ellipsis   3   x'\xe9'
