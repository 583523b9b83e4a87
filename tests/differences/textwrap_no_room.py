# textwrap: text for lines in which the indentation leaves no room.
# option: --policy standard
# cpython: It never returns, because the empty rest of a word that was broken to its last character fits in no line.
# reason: Nothing is left to wrap.
import textwrap

print(textwrap.wrap(' \n', 2, initial_indent='    '))
print(textwrap.wrap('ab', 2, initial_indent='    ', subsequent_indent='   ', drop_whitespace=False))

#> []
#> ['    a', '   b']
