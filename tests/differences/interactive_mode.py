# Mode 'single' shows the value of an expression that is the last statement.
# option: --policy standard
# cpython: Every expression statement is shown, including earlier ones and those within a compound statement (`for i in range(2): i` prints 0 and 1).
# reason: The compiler returns the value of the last statement, as it does for a program whose host wants its value.
exec(compile("1 + 1\n", "s", "single"))
exec(compile("'a'; 2\n", "s", "single"))
exec(compile("for i in range(2): i\n", "s", "single"))

#> 2
#> 2
