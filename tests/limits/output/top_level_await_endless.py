# The limits hold for a program that awaits outside of functions.
# option: --top-level-await --max-steps 200000
# expect: step_limit
# max-seconds: 10
async def turn():
    pass


while True:
    try:
        await turn()
    except BaseException:
        pass
