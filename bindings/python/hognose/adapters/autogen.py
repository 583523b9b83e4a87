"""A code executor for AutoGen: CodeExecutorAgent(..., code_executor=HognoseCodeExecutor()).

The blocks share their names until restart(). An exit code is 0, 1 after an exception of the code, or 124 after a limit.
"""

import asyncio

import hognose
from autogen_core.code_executor import CodeExecutor, CodeResult
from hognose.adapters._steps import DEFAULTS, step_of, without_fences

_PYTHON = ("python", "python3", "py", "")


class HognoseCodeExecutor(CodeExecutor):
    """options: those of hognose.Session."""

    def __init__(self, **options):
        self._options = {**DEFAULTS, **options}
        self._session = hognose.Session(**self._options)

    async def start(self):
        """Nothing needs to be started."""

    async def stop(self):
        """Forgets all names."""
        self._session.discard()

    async def restart(self):
        """Forgets all names."""
        self._session.discard()

    async def execute_code_blocks(self, code_blocks, cancellation_token):
        """Runs the blocks one after the other, up to the first that fails."""
        output = []
        for block in code_blocks:
            if block.language.lower() not in _PYTHON:
                output.append(f"only Python runs here, not {block.language}\n")
                return CodeResult(exit_code=1, output="".join(output))
            task = asyncio.ensure_future(self._session.run_async(without_fences(block.code), filename="<block>"))
            cancellation_token.link_future(task)
            step = step_of(await task)
            output.append(step.output)
            if step.error is not None:
                return CodeResult(exit_code=124 if step.is_stopped else 1, output="".join(output) + step.error + "\n")
        return CodeResult(exit_code=0, output="".join(output))
