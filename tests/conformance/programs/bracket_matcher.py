# programs: bracket matcher.
# option: --policy standard
PAIRS = {")": "(", "]": "[", "}": "{"}
def check(text):
    stack = []
    for place, character in enumerate(text):
        match character:
            case "(" | "[" | "{":
                stack.append((character, place))
            case ")" | "]" | "}" if not stack:
                return f"{character!r} at {place} closes nothing"
            case ")" | "]" | "}":
                opened, where = stack.pop()
                if opened != PAIRS[character]:
                    return f"{character!r} at {place} does not close {opened!r} at {where}"
    return f"{stack[-1][0]!r} at {stack[-1][1]} is never closed" if stack else "fine"
for text in ("", "()", "([]{})", "(]", "((", "a)b", "{[()()]}", "{[(])}", "x(y[z]{w})", ")" * 3):
    print(f"{text:<14} {check(text)}")

#>                fine
#> ()             fine
#> ([]{})         fine
#> (]             ']' at 1 does not close '(' at 0
#> ((             '(' at 1 is never closed
#> a)b            ')' at 1 closes nothing
#> {[()()]}       fine
#> {[(])}         ']' at 3 does not close '(' at 2
#> x(y[z]{w})     fine
#> )))            ')' at 0 closes nothing
