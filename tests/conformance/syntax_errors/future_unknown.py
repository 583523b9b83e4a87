# An unknown future feature.
from __future__ import no_such_feature

#!   File "future_unknown.py", line 2
#!     from __future__ import no_such_feature
#!                            ^^^^^^^^^^^^^^^
#! SyntaxError: future feature no_such_feature is not defined
