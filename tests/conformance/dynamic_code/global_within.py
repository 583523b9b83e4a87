# A name that a function within the text declares global is global at the top of the text too, also
# option: --policy standard
# where exec() has separate locals.
text = """
x = 7
def f():
    def g():
        global x
        x = 8
    g()
f()
print(x)
y = 1
class C:
    global z
    z = 2
z = 3
"""
names, own = {}, {}
exec(text, names, own)
print(sorted(own), names["x"], names["z"])

#> 8
#> ['C', 'f', 'y'] 8 3
