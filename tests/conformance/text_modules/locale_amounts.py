# locale: formats of the C locale, whose amounts have no decimal point.
# option: --policy standard
import locale

for format, value in (("%.2f", 1234.5), ("%d", 12345), ("%s x %5.1f", ("a", 2.5)), ("%(a)f", {"a": 1.5}),
                      ("%d%%", (5,)), ("%*d", (5, 3)), ("%.1e and %x", (12.5, 255)), ("text", ())):
    print(ascii(format), [locale.format_string(format, value, grouping, monetary)
                          for grouping in (False, True) for monetary in (False, True)])
print(locale.localeconv() == locale.localeconv(), locale.localeconv() is locale.localeconv())
print(list(locale.localeconv()))
print(locale.str(0.1), locale.str(1e20), locale.atof("1.50"), locale.atoi("12"), locale.atof("3", int))
print(locale.strcoll("a", "b"), locale.strcoll("b", "a"), locale.strcoll("a", "a"), locale.strxfrm("aB"))
try:
    locale.currency(5)
except ValueError as error:
    print(error)
print(sorted(locale.__all__) == sorted(set(locale.__all__)), all(hasattr(locale, name) for name in locale.__all__))

#> '%.2f' ['1234.50', '123450', '1234.50', '123450']
#> '%d' ['12345', '12345', '12345', '12345']
#> '%s x %5.1f' ['a x   2.5', 'a x   25', 'a x   2.5', 'a x   25']
#> '%(a)f' ['1.500000', '1500000', '1.500000', '1500000']
#> '%d%%' ['5%', '5%', '5%', '5%']
#> '%*d' ['    3', '    3', '    3', '    3']
#> '%.1e and %x' ['1.2e+01 and ff', '12e+01 and ff', '1.2e+01 and ff', '12e+01 and ff']
#> 'text' ['text', 'text', 'text', 'text']
#> True False
#> ['int_curr_symbol', 'currency_symbol', 'mon_decimal_point', 'mon_thousands_sep', 'mon_grouping', 'positive_sign', 'negative_sign', 'int_frac_digits', 'frac_digits', 'p_cs_precedes', 'p_sep_by_space', 'n_cs_precedes', 'n_sep_by_space', 'p_sign_posn', 'n_sign_posn', 'decimal_point', 'thousands_sep', 'grouping']
#> 0.1 1e+20 1.5 12 3
#> -1 1 0 aB
#> Currency formatting is not possible using the 'C' locale.
#> True True
