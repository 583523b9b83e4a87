"""Code mode for pydantic-ai: Agent(model, toolsets=[code_mode([tool, …])]).

The model gets one tool, run_code(code, restart=False). The given functions are asynchronous functions of its code, and
what it gathers runs side by side.
"""

import asyncio
import functools

import hognose
from hognose.adapters._steps import Steps, step_of, text_of
from pydantic_ai import FunctionToolset, ModelRetry


def code_mode(functions=(), **options):
    """A toolset with the tool run_code. options: those of hognose.Session. An error of the code asks the model to try
    again."""
    steps = Steps(None, {"top_level_await": True, **options})
    session = steps.session
    for function in functions:
        session.define(_asynchronous(function), name=function.__name__)

    async def run_code(code: str, restart: bool = False) -> object:
        if restart:
            session.discard()
        step = step_of(await steps.run_async(code))
        if step.error is not None:
            raise ModelRetry(step.output + step.error)
        value = step.value
        value = text_of(value) if isinstance(value, (hognose.Opaque, hognose.GuestObject)) else value
        return {"output": step.output, "result": value} if step.output else value

    run_code.__doc__ = ("Runs Python code. Names stay from call to call, unless restart is true. Returns the value "
                        "of the last expression, and what was printed.\n\n" + hognose.describe(session))
    toolset = FunctionToolset()
    toolset.add_function(run_code, name="run_code")
    return toolset


def _asynchronous(function):
    if asyncio.iscoroutinefunction(function):
        return function

    @functools.wraps(function)
    async def call(*arguments, **keywords):
        return function(*arguments, **keywords)
    return call
