# decimal: the option z of formats, for which CPython 3.14 needs a module that its WebAssembly build lacks.
# option: --policy standard
# python: 3.11
from decimal import Decimal

for text in ("-0.001", "-0", "0", "-1.5", "-0.05", "-1E-9", "-Infinity"):
    print(*(format(Decimal(text), spec) for spec in ("z", "z.1f", "+z.1f", "z.0%", " z,.2f", "z08.1f", "*^z12.1f",
        "z.2e", "z.1g")))

#> -0.001 0.0 +0.0 0%  0.00 000000.0 ****0.0***** -1.00e-3 -0.001
#> 0 0.0 +0.0 0%  0.00 000000.0 ****0.0***** 0.00e+2 0
#> 0 0.0 +0.0 0%  0.00 000000.0 ****0.0***** 0.00e+2 0
#> -1.5 -1.5 -1.5 -150% -1.50 -00001.5 ****-1.5**** -1.50e+0 -2
#> -0.05 0.0 +0.0 -5% -0.05 000000.0 ****0.0***** -5.00e-2 -0.05
#> -1E-9 0.0 +0.0 0%  0.00 000000.0 ****0.0***** -1.00e-9 -1e-9
#> -Infinity -Infinity -Infinity -Infinity% -Infinity -Infinity *-Infinity** -Infinity -Infinity
