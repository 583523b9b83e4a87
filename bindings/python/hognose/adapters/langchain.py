"""A tool for LangChain: python_code_sandbox(code)."""

import dataclasses

import hognose
from hognose.adapters._steps import Steps, step_of, text_of
from langchain_core.tools import StructuredTool


@dataclasses.dataclass
class CodeExecutionResult:
    """What a call of the tool did; the artifact of its message. status: "success" or "error". execution_time:
    seconds."""

    result: object
    stdout: str | None
    stderr: str | None
    status: str
    execution_time: float


def make_tool(tools=None, *, name="python_code_sandbox", **options):
    """A tool with a session of its own: names stay from call to call. tools: functions of the guest by name. options:
    those of hognose.Session."""
    steps = Steps(tools, options)

    def answer(result):
        step = step_of(result)
        text = result.output
        if step.error is not None:
            text += step.error
        elif step.value is not None:
            text += text_of(step.value)
        status = "success" if step.error is None else "error"
        return text or "(no output)", CodeExecutionResult(step.value, result.output or None, step.error or
                                                          result.stderr or None, status, result.time_ms / 1000)

    def run(code: str):
        return answer(steps.run(code))

    async def run_async(code: str):
        return answer(await steps.run_async(code))

    return StructuredTool.from_function(
        func=run, coroutine=run_async, name=name, response_format="content_and_artifact",
        description="Runs Python code in a sandbox without files and network. Names stay from call to call. Returns "
                    "what it prints and the value of its last line.\n" + hognose.describe(steps.session))
