# The smallest widths pad nothing.
# expect: ok
# output: ['a', 'a', 'a', 'a', b'a', b'a', b'a', b'a']
width = -2**63
texts = "a", b"a"
print([getattr(text, name)(width) for text in texts for name in ("zfill", "center", "ljust", "rjust")])
