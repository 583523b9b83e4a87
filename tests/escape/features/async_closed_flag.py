# compile() with the flag for top-level await.
# option: --disable async --enable eval
# expect-strict: RuntimeError: coroutines are closed by the policy
# expect-standard: RuntimeError: coroutines are closed by the policy
eval(compile("await 1", "f", "eval", flags=0x2000))
print("ESCAPED")
