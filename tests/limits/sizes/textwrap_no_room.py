# expect: step_limit
# option: --policy standard --max-steps 1000000
# textwrap.wrap() does not end if the indentation leaves no room for an empty rest of a word.
import textwrap

textwrap.wrap("ab", 2, initial_indent="    ", subsequent_indent="   ", drop_whitespace=False)
