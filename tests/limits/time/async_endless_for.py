# An endless async for over a generator of its own frames uses fuel at every step.
# option: --max-steps 5000000
# expect: step_limit
# max-seconds: 10
async def ones():
    while True:
        yield 1


async def main():
    total = 0
    async for x in ones():
        try:
            total += x
        except BaseException:
            pass


try:
    main().send(None)
finally:
    print("never")
