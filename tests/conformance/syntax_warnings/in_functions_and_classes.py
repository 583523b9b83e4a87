# exit: 0
# Warnings come once for each place, before anything runs.
print("running")


class A:
    pattern = "\d+"

    def method(self):
        if self is 5:
            return "\s"
        return [i is 1 for i in range(2)]


print(A.pattern, A().method(), A().method())

#> running
#> \d+ [False, True] [False, True]
#! in_functions_and_classes.py:7: SyntaxWarning: "\d" is an invalid escape sequence. Such sequences will not work in the future. Did you mean "\\d"? A raw string is also an option.
#!   pattern = "\d+"
#! in_functions_and_classes.py:11: SyntaxWarning: "\s" is an invalid escape sequence. Such sequences will not work in the future. Did you mean "\\s"? A raw string is also an option.
#!   return "\s"
#! in_functions_and_classes.py:10: SyntaxWarning: "is" with 'int' literal. Did you mean "=="?
#!   if self is 5:
#! in_functions_and_classes.py:12: SyntaxWarning: "is" with 'int' literal. Did you mean "=="?
#!   return [i is 1 for i in range(2)]
