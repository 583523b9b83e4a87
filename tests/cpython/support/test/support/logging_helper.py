# test.support.logging_helper: a handler that remembers messages.
import logging


class TestHandler(logging.Handler):
    def __init__(self, matcher):
        super().__init__()
        self.matcher = matcher
        self.buffer = []
        self.formatter = logging.Formatter()

    def emit(self, record):
        self.formatter.format(record)
        self.buffer.append(record.__dict__)

    def matches(self, **kwargs):
        return any(self.matcher.matches(d, **kwargs) for d in self.buffer)
