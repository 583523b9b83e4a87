# A future import that is not first.
x = 1
from __future__ import annotations

#!   File "future_late.py", line 3
#!     from __future__ import annotations
#!     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#! SyntaxError: from __future__ imports must occur at the beginning of the file
