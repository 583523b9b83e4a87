# Compiler errors for misplaced await, async and yield.
# stderr: ignore
# option: --policy standard --enable eval
sources = [
    "await x", "def f(): await x", "lambda: await x", "class C: await x", "async def f(): lambda: await x",
    "async for x in y: pass", "def f():\n async for x in y: pass", "async with x: pass",
    "def f():\n async with x: pass", "class C:\n async with x: pass",
    "async def f():\n def g():\n  await x", "async def f():\n class C:\n  await x",
    "async def f(x=await y): pass", "async def f() -> await y: pass", "async def f(x: await y): pass",
    "async def f(): await", "async def f(): await = 1", "await = 1", "async = 1", "def await(): pass",
    "async def f(): x = await", "async def f(): await x = 1", "async def f(): (await x) = 1",
    "async def f(): del await x", "async def f(): for await x in y: pass", "async x", "async def",
    "async def f(): await x += 1", "async def f(): return await not x", "async def f(): await -x",
    "async def f(): await await x", "async def f(): not await x", "async def f(): (await x)()",
    "async def f(): [await x async for x in y]", "async def f():\n async for x in y:\n  continue\n else:\n  break",
    "async def f():\n async with x:\n  break", "async def f():\n yield\n return 1", "async def f(): yield from y",
    "async def f():\n nonlocal x\n await x", "async def f(): global y; await y", "async lambda: 1",
    "async def f(): [x async for await x in y]", "async if x: pass", "async def f(a, a): pass",
    "async def f():\n try: pass\n except* E: return", "x: await y", "def f(): x: (await y)",
    "async def f(): x: (await y) = 1", "f'{await x}'", "async def f(): f'{await x!r:{await y}}'",
    "async def f(): (await x for x in y)", "async def f(): print(await x for x in y)",
    "async def f[T: (await x)](): pass", "type X = await y", "async def f():\n match await x:\n  case 1: pass",
]
for source in sources:
    try:
        compile(source, "s", "exec")
        print("fine:", source.replace("\n", "\\n"))
    except SyntaxError as error:
        print(f"{error.msg} | {error.lineno}:{error.offset}")

#> 'await' outside function | 1:1
#> 'await' outside async function | 1:10
#> 'await' outside async function | 1:9
#> 'await' outside function | 1:10
#> 'await' outside async function | 1:24
#> 'async for' outside async function | 1:1
#> 'async for' outside async function | 2:2
#> 'async with' outside async function | 1:1
#> 'async with' outside async function | 2:2
#> 'async with' outside async function | 2:2
#> 'await' outside async function | 3:3
#> 'await' outside function | 3:3
#> 'await' outside function | 1:15
#> await expression cannot be used within an annotation | 1:18
#> await expression cannot be used within an annotation | 1:16
#> invalid syntax | 1:21
#> invalid syntax | 1:22
#> invalid syntax | 1:7
#> invalid syntax | 1:7
#> invalid syntax | 1:5
#> invalid syntax | 1:25
#> cannot assign to await expression here. Maybe you meant '==' instead of '='? | 1:16
#> cannot assign to await expression here. Maybe you meant '==' instead of '='? | 1:17
#> cannot delete await expression | 1:20
#> invalid syntax | 1:16
#> invalid syntax | 1:7
#> invalid syntax | 1:10
#> 'await expression' is an illegal expression for augmented assignment | 1:16
#> invalid syntax | 1:29
#> invalid syntax | 1:22
#> invalid syntax | 1:22
#> fine: async def f(): not await x
#> fine: async def f(): (await x)()
#> fine: async def f(): [await x async for x in y]
#> 'break' outside loop | 5:3
#> 'break' outside loop | 3:3
#> 'return' with value in async generator | 3:2
#> 'yield from' inside async function | 1:16
#> no binding for nonlocal 'x' found | 2:2
#> fine: async def f(): global y; await y
#> invalid syntax | 1:7
#> cannot assign to await expression | 1:29
#> invalid syntax | 1:7
#> duplicate argument 'a' in function definition | 1:16
#> 'break', 'continue' and 'return' cannot appear in an except* block | 3:13
#> await expression cannot be used within an annotation | 1:4
#> await expression cannot be used within an annotation | 1:14
#> await expression cannot be used within an annotation | 1:20
#> 'await' outside function | 1:4
#> fine: async def f(): f'{await x!r:{await y}}'
#> fine: async def f(): (await x for x in y)
#> fine: async def f(): print(await x for x in y)
#> await expression cannot be used within a TypeVar bound | 1:17
#> await expression cannot be used within a type alias | 1:10
#> fine: async def f():\n match await x:\n  case 1: pass
