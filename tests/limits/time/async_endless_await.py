# An awaitable that never completes, driven by hand; no finally runs after the stop.
# option: --max-steps 5000000
# expect: step_limit
# max-seconds: 10
class Forever:
    def __await__(self):
        while True:
            yield


async def main():
    try:
        await Forever()
    finally:
        print("never")


c = main()
while True:
    c.send(None)
