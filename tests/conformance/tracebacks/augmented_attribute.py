# An augmented assignment of an attribute with a wrong type.
class Account:
    balance = "0"


account = Account()
account.balance += 100

#! Traceback (most recent call last):
#!   File "augmented_attribute.py", line 7, in <module>
#!     account.balance += 100
#! TypeError: can only concatenate str (not "int") to str
