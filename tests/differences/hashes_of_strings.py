# Hashes of strings are the same in every run.
# cpython: They change from process to process (PYTHONHASHSEED), and the order of sets of strings with them.
# reason: The same program and input give the same output everywhere (determinism is a promise of Hognose). What a
# reason: guest could do with colliding keys is bounded by its own limits.
print(hash("spam") == hash("sp" + "am"), hash("spam"), hash(b"spam"), list({"a", "b", "c"}))

#> True 1498390214503932118 1622783750847898121 ['c', 'b', 'a']
