"""The tokens of a program that nobody trusts, read by the host.

CPython's parser may crash on a program that is made for it, so it is not used. The tokenizer's time grows with the
square of a line's length, so there are bounds.
"""

import io
import tokenize

_LONGEST_LINE = 1000
_LONGEST = 1 << 18


def tokens_of(code):
    """A list of the tokens, or None if there is none to be had."""
    if len(code) > _LONGEST or any(len(line) > _LONGEST_LINE for line in code.split("\n")):
        return None
    try:
        tokens = list(tokenize.generate_tokens(io.StringIO(code).readline))
    except (tokenize.TokenError, SyntaxError, ValueError):
        return None
    return None if any(token.type == tokenize.ERRORTOKEN for token in tokens) else tokens
