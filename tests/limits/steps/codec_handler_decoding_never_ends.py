# An error handler that endlessly replaces the bytes that are being decoded.
# expect: step_limit
# option: --policy standard --max-steps 3000000
import codecs


def exchange(error):
    error.object = b"\xff" * 50
    return "", 0


codecs.register_error("exchange", exchange)
b"\xff".decode("utf-8", "exchange")
