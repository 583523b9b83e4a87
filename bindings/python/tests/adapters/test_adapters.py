"""The adapters, each with its real framework and a scripted model. `tools/test_package.py --adapters` installs them."""

import asyncio
import importlib.metadata
import json

import pytest

import hognose


def version(capsys, name):
    with capsys.disabled():
        print(f"[{name} {importlib.metadata.version(name)}]", end="")


# --- smolagents

def test_smolagents(capsys):
    import smolagents
    from hognose.adapters.smolagents import HognoseExecutor
    version(capsys, "smolagents")

    class Scripted(smolagents.Model):
        def __init__(self, answers):
            super().__init__(model_id="scripted")
            self.answers, self.seen = list(answers), []

        def generate(self, messages, stop_sequences=None, response_format=None, tools_to_call_from=None, **options):
            self.seen.append(str(messages[-1].content))
            return smolagents.ChatMessage(role="assistant", content=self.answers.pop(0))

    @smolagents.tool
    def price(item: str) -> int:
        """The price of an item.

        Args:
            item: what to buy
        """
        return {"tea": 3}[item]

    def code(text):
        return f"Thought: next\n<code>\n{text}\n</code>"

    model = Scripted([
        code("cost = price('tea') * 2\nprint('cost', cost)"),
        code("price('gold')"),
        code("while True: pass"),
        code("import os"),
        code("try:\n    final_answer(cost + 1)\nexcept BaseException:\n    pass\nfinally:\n    cost = 0"),
    ])
    agent = smolagents.CodeAgent([price], model, executor=HognoseExecutor(max_time_s=0.3), verbosity_level=0)
    assert agent.run("How much are two teas and one?") == 7
    assert "cost 6" in model.seen[1] and "KeyError" in model.seen[2]
    assert "time limit" in model.seen[3] and "is not allowed by the policy" in model.seen[4]


def test_smolagents_variables():
    from hognose.adapters.smolagents import HognoseExecutor
    from smolagents.local_python_executor import InterpreterError
    executor = HognoseExecutor()
    executor.send_variables({"x": [1]})
    assert executor("x.append(2)\nprint('a')\nx").output == [1, 2]
    with pytest.raises(InterpreterError, match="variable y"):
        executor.send_variables({"y": object()})
    with pytest.raises(InterpreterError, match="ZeroDivisionError"):
        executor("print('before')\n1 / 0")
    assert executor.state["_print_outputs"] == "before\n"
    executor("y = 1")
    executor.cleanup()
    with pytest.raises(InterpreterError, match="NameError"):
        executor("y")


# --- langgraph-codeact

def test_langgraph_codeact(capsys):
    from langchain_core.language_models.fake_chat_models import FakeMessagesListChatModel
    from langchain_core.messages import AIMessage
    from langgraph_codeact import create_codeact
    from hognose.adapters.langgraph_codeact import make_eval_fn
    version(capsys, "langgraph-codeact")

    def price(item: str) -> int:
        """The price of an item."""
        return {"tea": 3}[item]

    model = FakeMessagesListChatModel(responses=[
        AIMessage("```python\ncost = price('tea') * 2\nprint(cost)\ndef helper(): pass\n```"),
        AIMessage("```python\nprint(cost + 1)\nopen('/etc/passwd')\n```"),
        AIMessage("Seven."),
    ])
    graph = create_codeact(model, [price], make_eval_fn()).compile()
    state = graph.invoke({"messages": [{"role": "user", "content": "How much?"}]})
    texts = [message.content for message in state["messages"]]
    assert texts[2] == "6\n" and texts[4].startswith("7\n") and "NameError: name 'open'" in texts[4]
    assert state["context"] == {"cost": 6}


# --- FastMCP

def test_fastmcp(capsys):
    from fastmcp import Client, FastMCP
    from fastmcp.experimental.transforms.code_mode import CodeMode
    from hognose.adapters.fastmcp import HognoseSandboxProvider
    version(capsys, "fastmcp")
    server = FastMCP("shop", transforms=[CodeMode(sandbox_provider=HognoseSandboxProvider(max_time_s=1))])
    running, most = 0, 0

    @server.tool
    async def price(item: str) -> int:
        nonlocal running, most
        running += 1
        most = max(most, running)
        await asyncio.sleep(0.02)
        running -= 1
        return {"tea": 3, "coffee": 4}[item]

    async def main():
        async with Client(server) as client:
            async def execute(code):
                result = await client.call_tool("execute", {"code": code}, raise_on_error=False)
                return result.is_error, result.content[0].text if result.content else ""
            code = ("import asyncio\ntext = '''two\nlines'''\n"
                    "r = await asyncio.gather(call_tool('price', {'item': 'tea'}), call_tool('price', {'item': 'coffee'}))\n"
                    "if r:\n    return [text, r]\nreturn 'not reached'")
            failed, text = await execute(code)
            assert not failed and "two\\nlines" in text and "3" in text and "4" in text, text
            failed, text = await execute("return 1 / 0")
            assert failed and "ZeroDivisionError" in text
            failed, text = await execute("while True: pass")
            assert failed and "time limit" in text
            failed, text = await execute("6 * 7")
            assert "42" in text
    asyncio.run(main())
    assert most == 2


def test_fastmcp_functions():
    from hognose.adapters.fastmcp import as_function
    assert as_function("x = 1") == "x = 1" and as_function("x = (") == "x = ("
    code = as_function("s = '''a\n  b'''\nif s:\n    return s\n")
    assert hognose.Sandbox(policy="standard", top_level_await=True).run(code).unwrap() == "a\n  b"
    code = as_function("n = 2\ns = f'''a\n {n + 1}\n c'''\nreturn s")
    assert hognose.Sandbox(policy="standard", top_level_await=True).run(code).unwrap() == "a\n 3\n c"


# --- AutoGen

def test_autogen(capsys):
    from autogen_core import CancellationToken
    from autogen_core.code_executor import CodeBlock
    from hognose.adapters.autogen import HognoseCodeExecutor
    version(capsys, "autogen-core")

    async def main():
        executor = HognoseCodeExecutor(max_time_s=0.5)
        await executor.start()

        async def run(*codes, language="python", token=None):
            result = await executor.execute_code_blocks([CodeBlock(code=code, language=language) for code in codes],
                                                        token or CancellationToken())
            return result.exit_code, result.output
        assert await run("x = 2\nprint('a')", "print(x * 3)") == (0, "a\n6\n")
        code, text = await run("print('b')\n1 / 0", "print('not reached')")
        assert code == 1 and text.startswith("b\nTraceback") and "not reached" not in text
        assert (await run("while True: pass"))[0] == 124
        assert await run("print(x)") == (0, "2\n")
        assert (await run("ls", language="sh"))[0] == 1
        await executor.restart()
        assert (await run("x"))[0] == 1
        token = CancellationToken()
        task = asyncio.ensure_future(run("while True: pass", token=token))
        await asyncio.sleep(0.1)
        token.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert await run("print(1)") == (0, "1\n")
        await executor.stop()
    asyncio.run(main())


# --- DSPy

def test_dspy(capsys):
    import dspy
    from dspy.primitives.code_interpreter import CodeExecutionError, CodeInterpreter, CodeInterpreterError, FinalOutput
    from hognose.adapters.dspy import HognoseInterpreter
    version(capsys, "dspy")
    interpreter = HognoseInterpreter({"price": lambda item: {"tea": 3}[item]}, max_time_s=0.5)
    assert isinstance(interpreter, CodeInterpreter)
    assert interpreter.execute("x = price('tea')\nprint(x)") == "3\n"
    assert interpreter.execute("x * n", {"n": 2}) == "6" and interpreter.execute("y = 1") is None
    interpreter.tools["more"] = lambda: 5
    assert interpreter.execute("more()") == "5"
    final = interpreter.execute("try:\n    SUBMIT(x)\nexcept BaseException:\n    pass\nprint('not reached')")
    assert isinstance(final, FinalOutput) and final.output == 3
    with pytest.raises(SyntaxError, match="invalid syntax"):
        interpreter.execute("x = = 1")
    with pytest.raises(CodeExecutionError, match="KeyError"):
        interpreter.execute("price('gold')")
    with pytest.raises(CodeInterpreterError, match="time limit"):
        interpreter.execute("while True: pass")
    interpreter.shutdown()
    with pytest.raises(CodeExecutionError, match="NameError"):
        interpreter.execute("x")
    fields = HognoseInterpreter(output_fields=[{"name": "a"}, {"name": "b"}])
    assert fields.execute("SUBMIT(1, b=2)").output == {"a": 1, "b": 2}
    with pytest.raises(CodeExecutionError, match="needs b"):
        fields.execute("SUBMIT(1)")

    lm = dspy.utils.DummyLM([{"reasoning": "r", "generated_code": "```python\nSUBMIT({'answer': sum(range(5))})\n```"},
                             {"reasoning": "r", "answer": "10"}])
    with dspy.context(lm=lm):
        program = dspy.ProgramOfThought("question -> answer", interpreter_factory=HognoseInterpreter)
        assert program(question="What is the sum of 0 to 4?").answer == "10"


# --- LangChain

def test_langchain(capsys):
    from hognose.adapters.langchain import make_tool
    version(capsys, "langchain-core")
    tool = make_tool({"price": lambda item: {"tea": 3}[item]}, max_time_s=0.3)
    assert tool.name == "python_code_sandbox" and "price" in tool.description

    def call(code):
        message = tool.invoke({"type": "tool_call", "id": "1", "name": tool.name, "args": {"code": code}})
        return message.content, message.artifact
    text, result = call("```python\nx = price('tea')\nprint('a')\nx * 2\n```")
    assert text == "a\n6" and (result.result, result.stdout, result.status) == (6, "a\n", "success")
    assert call("x")[0] == "3"
    text, result = call("1 / 0")
    assert "ZeroDivisionError" in text and result.status == "error"
    assert "time limit" in call("while True: pass")[0] and call("y = 1")[0] == "(no output)"

    async def both():
        return await asyncio.gather(tool.ainvoke({"code": "x + 1"}), tool.ainvoke({"code": "x + 2"}))
    assert asyncio.run(both()) == ["4", "5"]


# --- LlamaIndex

def test_llama_index(capsys):
    from llama_index.core.agent.workflow import CodeActAgent
    from llama_index.core.llms import ChatMessage, ChatResponse, CompletionResponse, CustomLLM, LLMMetadata
    from hognose.adapters.llama_index import code_interpreter_tool, make_code_execute_fn
    version(capsys, "llama-index-core")
    answers = ["<execute>\nx = price('tea')\nprint('cost', x * 2)\n</execute>", "<execute>\nx + 1\n</execute>", "Done."]
    seen = []

    class Scripted(CustomLLM):
        @property
        def metadata(self):
            return LLMMetadata(is_function_calling_model=False)

        def complete(self, prompt, formatted=False, **options):
            seen.append(prompt)
            return CompletionResponse(text=answers.pop(0))

        def stream_complete(self, prompt, formatted=False, **options):
            response = self.complete(prompt)
            response.delta = response.text
            yield response

    async def main():
        run = make_code_execute_fn({"price": lambda item: 3})
        agent = CodeActAgent(code_execute_fn=run, llm=Scripted(), streaming=False)
        response = await agent.run("How much?")
        assert "Done." in str(response)
        assert await run("1 / 0") and "ZeroDivisionError" in await run("1 / 0")
        tool = code_interpreter_tool(max_time_s=0.3)
        assert (await tool.acall(code="print(1)")).content == "StdOut:\n1\n\nStdErr:\n"
        assert "time limit" in (await tool.acall(code="while True: pass")).content
    asyncio.run(main())
    assert "cost 6" in seen[1] and "4" in seen[2]


# --- pydantic-ai

def test_pydantic_ai(capsys):
    from pydantic_ai import Agent
    from pydantic_ai.messages import ModelResponse, TextPart, ToolCallPart
    from pydantic_ai.models.function import FunctionModel
    from hognose.adapters.pydantic_ai import code_mode
    version(capsys, "pydantic-ai-slim")
    codes = ["import asyncio\nr = await asyncio.gather(price(item='tea'), price(item='coffee'))\nprint(r)\nsum(r)",
             "r[5]", "r"]
    seen = []

    def scripted(messages, info):
        seen.append(str(messages[-1].parts[-1].content))
        assert [tool.name for tool in info.function_tools] == ["run_code"]
        if not codes:
            return ModelResponse(parts=[TextPart("done")])
        return ModelResponse(parts=[ToolCallPart("run_code", {"code": codes.pop(0)})])

    running, most = 0, 0

    async def price(item: str) -> int:
        """The price of an item."""
        nonlocal running, most
        running += 1
        most = max(most, running)
        await asyncio.sleep(0.02)
        running -= 1
        return {"tea": 3, "coffee": 4}[item]

    agent = Agent(FunctionModel(scripted), toolsets=[code_mode([price])])
    assert agent.run_sync("How much?").output == "done" and most == 2
    assert "'result': 7" in seen[1] and "[3, 4]" in seen[1] and "IndexError" in seen[2] and "[3, 4]" in seen[3]


# --- OpenAI Agents

def test_openai_agents(capsys):
    from agents import Agent, Model, ModelResponse, RunConfig, Runner, Usage
    from openai.types.responses import ResponseFunctionToolCall, ResponseOutputMessage, ResponseOutputText
    from hognose.adapters.openai_agents import code_tool
    version(capsys, "openai-agents")
    codes, seen = ["x = price('tea')\nprint('cost')\nx * 2", "1 / 0"], []

    class Scripted(Model):
        async def get_response(self, system_instructions, input, *arguments, **options):
            seen.append(str(input[-1]))
            if codes:
                item = ResponseFunctionToolCall(type="function_call", name="run_python", call_id=str(len(codes)),
                                                arguments=json.dumps({"code": codes.pop(0)}))
            else:
                text = ResponseOutputText(type="output_text", text="done", annotations=[])
                item = ResponseOutputMessage(id="1", type="message", role="assistant", status="completed",
                                             content=[text])
            return ModelResponse(output=[item], usage=Usage(), response_id=None)

        async def stream_response(self, *arguments, **options):
            raise NotImplementedError
            yield

    agent = Agent(name="a", model=Scripted(), tools=[code_tool({"price": lambda item: 3})])
    result = asyncio.run(Runner.run(agent, "How much?", run_config=RunConfig(tracing_disabled=True)))
    assert result.final_output == "done" and "cost" in seen[1] and "6" in seen[1] and "ZeroDivisionError" in seen[2]
