# A metaclass whose mro() claims that instances are lists.
# expect-strict: TypeError: 
# expect-standard: TypeError: 
class Meta(type):
    def mro(cls):
        return [cls, list, object]


class A(metaclass=Meta):
    pass


list.append(A(), 1)
print("ESCAPED")
