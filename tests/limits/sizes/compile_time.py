# Compiling uses fuel: a loop of it ends at the step limit.
# option: --policy standard
# option: --max-steps 3000000
# expect: step_limit
# max-seconds: 6
text = "def f(a):\n    return a + 1\n" * 300
while True:
    compile(text, "again", "exec")
