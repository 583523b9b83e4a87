# derive() of the guest creates the parts of a split group.
# expect-strict: TypeError: derive must return an instance of BaseExceptionGroup
# expect-standard: TypeError: derive must return an instance of BaseExceptionGroup
class G(ExceptionGroup):
    def derive(self, exceptions):
        return 42


G("g", [ValueError(), TypeError()]).split(ValueError)
print("ESCAPED")
