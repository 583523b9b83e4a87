# Keys of a guest's class become text within the run, without == or hash in the host.
# expect-strict: contained
# expect-standard: contained
class K:
    armed = False

    def __hash__(self):
        if K.armed:
            print("ESCAPED")
        return 1

    def __eq__(self, other):
        if K.armed:
            print("ESCAPED")
        return False


d = {K(): 1, K(): 2}
K.armed = True
print("contained")
d
