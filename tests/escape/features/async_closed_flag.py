# compile() with the flag for top-level await.
# option: --disable async --enable eval
# expect-strict: NotImplementedError: top-level await
# expect-standard: NotImplementedError: top-level await
eval(compile("await 1", "f", "eval", flags=0x2000))
print("ESCAPED")
