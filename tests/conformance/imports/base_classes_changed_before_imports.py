# A class of a module that is imported later inherits what the program has changed in its base.
# option: --policy standard
import logging


class Extra:
    def extra(self):
        return "extra of " + type(self).__name__


logging.Handler.__getattr__ = lambda self, name: "no " + name
logging.Handler.__bases__ = (Extra, logging.Filterer)

import logging.handlers

handler = logging.handlers.MemoryHandler(10)
print(handler.missing)
print(handler.extra())
print([each.__name__ for each in logging.handlers.MemoryHandler.__mro__])
del logging.Handler.__getattr__
try:
    print(handler.missing)
except AttributeError as error:
    print(error)

#> no missing
#> extra of MemoryHandler
#> ['MemoryHandler', 'BufferingHandler', 'Handler', 'Extra', 'Filterer', 'object']
#> 'MemoryHandler' object has no attribute 'missing'
