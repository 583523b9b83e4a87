# A bare name that is an attribute of self is suggested with self.
class Account:
    def __init__(self, balance):
        self.balance = balance

    def show(self):
        return f"balance: {balance}"


Account(5).show()

#! Traceback (most recent call last):
#!   File "suggest_self.py", line 10, in <module>
#!     Account(5).show()
#!     ~~~~~~~~~~~~~~~^^
#!   File "suggest_self.py", line 7, in show
#!     return f"balance: {balance}"
#!                        ^^^^^^^
#! NameError: name 'balance' is not defined. Did you mean: 'self.balance'?
