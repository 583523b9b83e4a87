# The memo that __deepcopy__ of a nested object gets.
# option: --allow-import='*' --module-path ../../modules/host
# expect-strict: contained
# expect-standard: contained
import copy
import vault

memos = []


class Spy:
    def __deepcopy__(self, memo):
        memos.append(memo)
        return self


class Holder:
    def __init__(self):
        self.spy = Spy()
        self.inner = {"list": [1]}


holder = Holder()
made = copy.deepcopy([vault.exported, holder])
seen = [value for memo in memos for value in memo.values() if value is not None]
is_copied = made[1].inner == holder.inner and made[1].inner is not holder.inner
print("contained" if is_copied and memos else "ESCAPED")
