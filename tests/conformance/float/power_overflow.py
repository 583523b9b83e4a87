# python: 3.11
# A power too large for a float raises OverflowError with the C library's errno and text (Linux).
for base, exponent in ((1e308, 2), (2.0, 1024), (-2.0, 1025), (10.0, 400), (1.5, 10 ** 5), (2, 1024.0), (10 ** 200,
    2.0)):
    try:
        print(base, exponent, base ** exponent)
    except OverflowError as error:
        print(error, error.args)
try:
    x = 1e300
    for _ in range(10):
        x **= 1.5
except OverflowError as error:
    print(x, error)
print(1e308 * 10, 1e308 + 1e308, -1e308 - 1e308, 1e-308 / 1e10 / 1e10, 2.0 ** -1080, 10.0 ** -400, 0.5 ** 2000)

#> (34, 'Numerical result out of range') (34, 'Numerical result out of range')
#> (34, 'Numerical result out of range') (34, 'Numerical result out of range')
#> (34, 'Numerical result out of range') (34, 'Numerical result out of range')
#> (34, 'Numerical result out of range') (34, 'Numerical result out of range')
#> (34, 'Numerical result out of range') (34, 'Numerical result out of range')
#> (34, 'Numerical result out of range') (34, 'Numerical result out of range')
#> (34, 'Numerical result out of range') (34, 'Numerical result out of range')
#> 1e+300 (34, 'Numerical result out of range')
#> inf inf -inf 0.0 0.0 0.0 0.0
