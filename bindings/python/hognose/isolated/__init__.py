"""Sandboxes in processes of their own: a second wall around the engine.

The interface is that of hognose.Sandbox and hognose.Session. A fault that the engine cannot contain costs a worker
process, whose run ends with "internal_error"; the next run has a new worker. Limits of time, output and host calls are
enforced from outside, too, and so is the memory of the worker. The host reads what a worker sends as it reads any
hostile input.

Host functions are called in the host. Values cross by copy: exposed objects, views and asynchronous functions are for
sandboxes within the process alone.
"""

from hognose.isolated._sandbox import Sandbox, SandboxPool, Session

__all__ = ["Sandbox", "SandboxPool", "Session"]
