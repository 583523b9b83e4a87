# +, *, comparison, containment and augmented assignment of text.
print("a" + "b", "é" + "a", "a" + "€" + "😀", "" + "", "ab" * 3, 3 * "ab", "ab" * 0, "ab" * -1, "é" * 4, "" * 100,
      True * "x", "x" * True)
print(f"{"a" < "b" = }")
print(f"{"a" < "B" = }")
print(f"{"abc" < "abd" = }")
print(f"{"ab" < "abc" = }")
print(f"{"" < "a" = }")
print(f"{"é" > "z" = }")
print(f"{"😀" > "\uffff" = }")
print(f"{"a" == "a" = }")
print(f"{"a" != "b" = }")
print(f"{"Z" < "a" < "z" = }")
print(f"{"10" < "9" = }")
print(sorted(["b", "A", "a", "B", "é", "10", "9", "", " ", "ab", "😀", "\uffff"]), max("hello"), min("hello"),
      "l" in "hello", "" in "", "x" not in "abc")
s = "x"
t = s
s += "y"
s *= 2
print(s, t, s is t)
parts = ""
for i in range(20):
    parts += str(i) + ("é" if i == 10 else ",")
print(parts, len(parts))
wide = "a"
for c in ("b", "ÿ", "Ā", "😀", "z"):
    wide += c
    print(wide, len(wide), wide[-1], wide == "abÿĀ😀z"[:len(wide)])
print("a" "b" 'c', ("line "
      "continued"), "a" "b" + "c" * 2, 'it''s', "tab\there", r"raw\n" "cooked\n" == "raw\\ncooked\n")
for bad in (lambda: "a" + 1, lambda: 1 + "a", lambda: "a" * "b", lambda: "a" * 1.5, lambda: "a" - "b",
            lambda: "a" < 1, lambda: "a" + None, lambda: "a" + b"b", lambda: "a" / 2, lambda: "a" in 5, lambda: -"a",
            lambda: "a" * None, lambda: [] + "a"):
    try:
        print(bad())
    except TypeError as error:
        print(error)

#> ab éa a€😀  ababab ababab   éééé  x x
#> "a" < "b" = True
#> "a" < "B" = False
#> "abc" < "abd" = True
#> "ab" < "abc" = True
#> "" < "a" = True
#> "é" > "z" = True
#> "😀" > "\uffff" = True
#> "a" == "a" = True
#> "a" != "b" = True
#> "Z" < "a" < "z" = True
#> "10" < "9" = True
#> ['', ' ', '10', '9', 'A', 'B', 'a', 'ab', 'b', 'é', '\uffff', '😀'] o e True True True
#> xyxy x False
#> 0,1,2,3,4,5,6,7,8,9,10é11,12,13,14,15,16,17,18,19, 50
#> ab 2 b True
#> abÿ 3 ÿ True
#> abÿĀ 4 Ā True
#> abÿĀ😀 5 😀 True
#> abÿĀ😀z 6 z True
#> abc line continued abcc its tab	here True
#> can only concatenate str (not "int") to str
#> unsupported operand type(s) for +: 'int' and 'str'
#> can't multiply sequence by non-int of type 'str'
#> can't multiply sequence by non-int of type 'float'
#> unsupported operand type(s) for -: 'str' and 'str'
#> '<' not supported between instances of 'str' and 'int'
#> can only concatenate str (not "NoneType") to str
#> can only concatenate str (not "bytes") to str
#> unsupported operand type(s) for /: 'str' and 'int'
#> argument of type 'int' is not a container or iterable
#> bad operand type for unary -: 'str'
#> can't multiply sequence by non-int of type 'NoneType'
#> can only concatenate list (not "str") to list
