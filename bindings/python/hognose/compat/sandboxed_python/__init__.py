"""The interface of the project sandboxed-python: Sandbox(max_time_s, max_memory_mb, allowed_imports).run(code).

`python -m hognose.compat.sandboxed_python --script FILE` runs a file.
"""

from hognose.compat.sandboxed_python.sandbox import ExecutionResult, Sandbox

__all__ = ["ExecutionResult", "Sandbox"]
