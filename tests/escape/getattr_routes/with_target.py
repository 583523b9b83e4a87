# A with statement whose target is a guarded attribute.
# expect-strict: AttributeError: '__class__' | AttributeError: '__dict__'
# expect-standard: AttributeError: '__dict__' | TypeError: 
class Manager:
    def __enter__(self):
        return {}

    def __exit__(self, *details):
        return False


class A:
    pass


with Manager() as A.__dict__:
    pass
