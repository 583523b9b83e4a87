# The event loop does not lead to the host either.
# option: --allow-import=asyncio
# expect-strict: contained
# expect-standard: contained
import asyncio


async def main():
    loop = asyncio.get_running_loop()
    there = []
    for name in ("run_in_executor", "create_connection", "subprocess_exec", "add_reader", "add_signal_handler",
                 "sock_recv", "connect_read_pipe", "getaddrinfo"):
        try:
            getattr(loop, name)(None, print)
            there.append(name)
        except (AttributeError, NotImplementedError):
            pass
    return there


names = asyncio.run(main())
print("ESCAPED " + names[0] if names else "contained")
