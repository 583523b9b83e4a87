# dynamic code: statements in single mode.
# option: --policy standard
exec(compile('"s"', 'n', 'single'))
exec(compile('"a"; 2', 'n', 'single'))
exec(compile('2; "b"', 'n', 'single'))

#> 's'
#> 'a'
#> 2
#> 2
#> 'b'
