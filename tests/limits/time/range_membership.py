# Membership of a non-int in a huge range searches it.
# option: --allow-import *
# option: --max-time 0.5
# expect: timeout
# max-seconds: 1.2
class Number:
    def __eq__(self, other):
        return False


print(Number() in range(10 ** 15))
