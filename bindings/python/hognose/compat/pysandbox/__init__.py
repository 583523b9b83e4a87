"""The interface of the project pysandbox: Sandbox and SandboxConfig.

    >>> from hognose.compat.pysandbox import Sandbox, SandboxConfig
    >>> sandbox = Sandbox(SandboxConfig("math"))
    >>> def hypotenuse(a, b):
    ...     import math
    ...     return math.sqrt(a * a + b * b)
    >>> sandbox.call(hypotenuse, 3, 4)
    5.0

A guest has the builtins that work on data. Printing, input, modules and everything else is enabled by name.
`python -m hognose.compat.pysandbox.interpreter` is a prompt, `python -m hognose.compat.pysandbox.execfile FILE` runs a
file.
"""

from hognose.compat.pysandbox.config import FEATURES, SandboxConfig
from hognose.compat.pysandbox.sandbox import Sandbox, SandboxError, Timeout

__all__ = ["FEATURES", "Sandbox", "SandboxConfig", "SandboxError", "Timeout"]
