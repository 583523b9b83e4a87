# Mode 'single' shows the value of an expression that is the whole statement.
# option: --policy standard
# cpython: Expression statements within a compound statement are shown too (`for i in range(2): i` prints 0 and 1).
# reason: The compiler returns the value of the last statement, as for a program whose host asks for it.
exec(compile("1 + 1\n", "s", "single"))
exec(compile("for i in range(2): i\n", "s", "single"))

#> 2
