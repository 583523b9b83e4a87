# locale: numbers as text of the C locale and back.
# option: --policy standard
import locale

for text in ("1234.5", "-1234", "0.25", "1e5", ""):
    print(repr(locale.localize(text)), repr(locale.localize(text, True)), repr(locale.localize(text, False, True)),
          repr(locale.delocalize(text)))
for function in (locale.localize, locale.delocalize):
    try:
        function(5)
    except (AttributeError, TypeError) as error:
        print(type(error).__name__)

#> '1234.5' '1234.5' '12345' '1234.5'
#> '-1234' '-1234' '-1234' '-1234'
#> '0.25' '0.25' '025' '0.25'
#> '1e5' '1e5' '1e5' '1e5'
#> '' '' '' ''
#> TypeError
#> AttributeError
