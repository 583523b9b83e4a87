# The program's own class, by the usual __reduce__, works in every profile.
# option: --allow-import=copy --module-path ../../modules/host
# expect-strict: contained
# expect-standard: contained
import copy


class C:
    def __init__(self, x=None):
        self.x = x

    def __reduce__(self):
        return C, (), self.x

    def __setstate__(self, state):
        self.x = state


made = copy.deepcopy([C([1, 2])])
print("contained" if made[0].x == [1, 2] else made)
