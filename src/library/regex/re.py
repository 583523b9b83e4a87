# re: the part that is written in Python, the class Scanner; the rest is native (library/regex). It runs
# in the namespace of the native functions.

class Scanner:
    """Splits a text into tokens: the first phrase that matches decides what is done with it."""

    def __init__(self, lexicon, flags=0):
        self.lexicon = lexicon
        self._actions = {}
        parts = []
        number = 1
        for index, (phrase, action) in enumerate(lexicon):
            # The group of a phrase is closed last, whatever groups the phrase has itself.
            self._actions[number] = index
            number += 1 + compile(phrase, flags).groups
            parts.append("(" + phrase + ("\n)" if flags & VERBOSE else ")"))
        self.scanner = compile("|".join(parts), flags)

    def scan(self, string):
        tokens = []
        taken = 0
        match = self.scanner.scanner(string).match
        while (found := match()) and (end := found.end()) != taken:
            taken = end
            token = self.lexicon[self._actions[found.lastindex]][1]
            if callable(token):
                self.match = found
                token = token(self, found.group())
            if token is not None:
                tokens.append(token)
        return tokens, string[taken:]
