# A bare except before others.
try:
    pass
except:
    pass
except ValueError:
    pass

#!   File "default_except_not_last.py", line 4
#!     except:
#!     ^^^^^^^
#! SyntaxError: default 'except:' must be last
