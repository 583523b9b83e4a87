# textwrap: text for lines that the indentation leaves no room in.
# option: --policy standard
# cpython: never returns: the empty rest of a word that was broken to its last character fits in no line
# reason: nothing is left to be wrapped
import textwrap

print(textwrap.wrap(' \n', 2, initial_indent='    '))
print(textwrap.wrap('ab', 2, initial_indent='    ', subsequent_indent='   ', drop_whitespace=False))

#> []
#> ['    a', '   b']
