# option: --policy standard
# Documentation texts are written in quotes that they do not contain, and read back as they were.
import ast

for text in ('ends with a quote"', 'has """three""" of them', "ends with a quote'", '"""', "'''", '"', "'",
             "'''\"\"\"", "'''\n\"\"\"", 'both """ and \'', "a\\", "\\'", '\\"', "\r\t\n\\n", ""):
    written = ast.unparse(ast.Module([ast.Expr(ast.Constant(text))], []))
    print(ascii(written), ast.literal_eval(written) == text)

#> '\'\'\'ends with a quote"\'\'\'' True
#> '\'\'\'has """three""" of them\'\'\'' True
#> '"""ends with a quote\'"""' True
#> '\'\'\'"""\'\'\'' True
#> '"""\'\'\'"""' True
#> '\'\'\'"\'\'\'' True
#> '"""\'"""' True
#> '\'\'\'\\\'\\\'\\\'"""\'\'\'' True
#> '\'\'\'\\\'\\\'\\\'\\n"""\'\'\'' True
#> '\'\'\'both """ and \\\'\'\'\'' True
#> '"""a\\\\"""' True
#> '"""\\\\\'"""' True
#> '\'\'\'\\\\"\'\'\'' True
#> '"""\\r\t\n\\\\n"""' True
#> '""""""' True
