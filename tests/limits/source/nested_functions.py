# Source with functions nested in functions.
# option: --max-time 20
# expect: ok
# generate: "".join(" " * i + f"def f{i}():\n" for i in range(95)) + " " * 95 + "pass\n"
