# Hashes of strings are the same in every run.
# cpython: They change from process to process (PYTHONHASHSEED), and the order of sets of strings with them.
# reason: The same program and input must give the same output everywhere. The damage that a guest can do with
# reason: colliding keys is bounded by its own limits.
print(hash("spam") == hash("sp" + "am"), hash("spam"), hash(b"spam"), list({"a", "b", "c"}))

#> True 1498390214503932118 1622783750847898121 ['c', 'b', 'a']
