# Physical and logical lines: continuation, brackets, semicolons, comments, blank lines, odd indentation.
x = 1 + \
    2
y = (1 +  # comment inside
     2

     + 3)
z = [
    1,
  2,
        3,
]; w = 4; print(x, y, z, w);
if x:
  print("two spaces")
  if y:
          print("ten more")
          if z: print("inline")
  # a comment at the inner level
# a comment at the outer level
  print("back to two")
if x: pass; print("same line"); print("again")
while w > 3: w -= 1
else: print("while else")
class A: a = 1; b = 2
def f(): return 1; return 2
def g(a,
      b=2,  # comment

      *c): return a, b, c
print(A.a, A.b, f(), g(1), \
      g(3, 4,
        5))
for i in range(2): print(i, end=" "); print("x", end=" ")
print()
d = {"k":
     "v", "multi": """line 1
  line 2""", }
print(d, len(d["multi"]))
if True:

    # comment first

    print("after blank lines")



    print("more")
print(((((1)))), [[[[]]]], {(): {(): ()}})
"a string statement"
...
5
None
if (x
    and y
    or z): print("multi-line condition")
assert (x and
        "never")
del (d)
lambda: (yield)
print("a" "b"
      "c")
print("end") # no newline problem

#> 3 6 [1, 2, 3] 4
#> two spaces
#> ten more
#> inline
#> back to two
#> same line
#> again
#> while else
#> 1 2 1 (1, 2, ()) (3, 4, (5,))
#> 0 x 1 x 
#> {'k': 'v', 'multi': 'line 1\n  line 2'} 15
#> after blank lines
#> more
#> 1 [[[[]]]] {(): {(): ()}}
#> multi-line condition
#> abc
#> end
