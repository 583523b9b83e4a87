"""A tool for the OpenAI Agents SDK: Agent(name=…, tools=[code_tool()])."""

import hognose
from agents import function_tool
from hognose.adapters._steps import Steps, step_of, text_of


def code_tool(tools=None, *, name="run_python", **options):
    """A FunctionTool with a session of its own: names stay from call to call. tools: functions of the guest by name.
    options: those of hognose.Session."""
    steps = Steps(tools, options)

    async def run_python(code: str) -> str:
        step = step_of(await steps.run_async(code))
        if step.error is not None:
            return step.output + step.error
        return step.output + ("" if step.value is None else text_of(step.value)) or "(no output)"

    return function_tool(
        run_python, name_override=name,
        description_override="Runs Python code in a sandbox. Names stay from call to call. Returns what it prints and "
                             "the value of its last line.\n" + hognose.describe(steps.session))
