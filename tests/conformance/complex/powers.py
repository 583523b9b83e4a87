# Powers of complex numbers: whole exponents exactly, others by polar form, and what overflows.
a = 1 + 2j
print(a ** 0, a ** 1, a ** 2, a ** 3, a ** 10, a ** -1, a ** -3, 1j ** 2, 1j ** 3, 1j ** 4, (2j) ** 8)
print(0j ** 0, 0j ** 0j, 0j ** 2, 0j ** 2.5, 2 ** (1 + 0j), 2 ** 3j == 2 ** (0 + 3j), (1 + 0j) ** 100)
for base, exponent in ((a, 0.5), (a, 2.5), (a, 1 + 1j), (2, 1j), (2.5, 1j), (-8, 1 / 3), (-2.0, 0.5), (1j, 1j), (a,
    101)):
    power = base ** exponent
    print(f"{power.real:.10g} {power.imag:.10g}")
print(pow(1j, 2), pow(a, 2, None), type((-1) ** 0.5), type((-1) ** 2.0))
for bad in (lambda: 0j ** -1, lambda: 0j ** 1j, lambda: 0 ** 1j, lambda: (1e200 + 0j) ** 2,
            lambda: (1e300 + 1e300j) ** 7.5,
            lambda: pow(a, 2, 3), lambda: a ** "2", lambda: complex(float("inf"), 0) ** 2):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, "-", error)

#> (1+0j) (1+2j) (-3+4j) (-11-2j) (237-3116j) (0.2-0.4j) (-0.08800000000000001+0.016j) (-1+0j) (-0-1j) (1+0j) (256+0j)
#> (1+0j) (1+0j) 0j 0j (2+0j) True (1+0j)
#> 1.27201965 0.7861513778
#> -6.96066446 2.729624465
#> -0.2472000443 0.6964504871
#> 0.7692389014 0.6389612763
#> 0.608767082 0.7933490026
#> 1 1.732050808
#> 8.659560562e-17 1.414213562
#> 0.2078795764 0
#> 5.783317925e+34 -1.899957069e+35
#> (-1+0j) (-3+4j) <class 'complex'> <class 'float'>
#> ZeroDivisionError - zero to a negative or complex power
#> ZeroDivisionError - zero to a negative or complex power
#> ZeroDivisionError - zero to a negative or complex power
#> OverflowError - complex exponentiation
#> OverflowError - complex exponentiation
#> ValueError - complex modulo
#> TypeError - unsupported operand type(s) for ** or pow(): 'complex' and 'str'
#> OverflowError - complex exponentiation
