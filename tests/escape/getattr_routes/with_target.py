# A with statement whose target is a guarded attribute.
# expect-strict: AttributeError: 'type' object has no attribute '__dict__' (blocked by policy 'strict': it reads a whole namespace)
# expect-standard: AttributeError: attribute '__dict__' of 'type' objects is not writable
class Manager:
    def __enter__(self):
        return {}

    def __exit__(self, *details):
        return False


class A:
    pass


with Manager() as A.__dict__:
    pass
