# builtins: self of builtin functions.
# option: --policy standard
for f in (len, print, sorted):
    print(f.__self__.__name__, f.__module__)
print([1].append.__self__, str.maketrans.__name__)

#> builtins builtins
#> builtins builtins
#> builtins builtins
#> [1] maketrans
