# Source with a very long elif chain.
# option: --max-time 20
# expect: ok
# generate: "x = 5\nif x == 0: pass\n" + "".join(f"elif x == {i}: pass\n" for i in range(10, 3010))
