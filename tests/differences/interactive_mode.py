# Mode 'single' shows the value of an expression that is the last statement.
# option: --policy standard
# cpython: Every expression statement is shown, those before the last and within a compound statement too (`for i in range(2): i` prints 0 and 1).
# reason: The compiler returns the value of the last statement, as for a program whose host asks for it.
exec(compile("1 + 1\n", "s", "single"))
exec(compile("'a'; 2\n", "s", "single"))
exec(compile("for i in range(2): i\n", "s", "single"))

#> 2
#> 2
