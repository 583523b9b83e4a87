# The __init__ of a frozen class of the program, called for a frozen object of the host.
# option: --allow-import='*' --module-path ../../modules/host
# expect-strict: TypeError: expected an instance of 'Mine', not 'Open'
# expect-standard: TypeError: expected an instance of 'Mine', not 'Open'
import dataclasses
import vault


@dataclasses.dataclass(frozen=True)
class Mine:
    user: str


Mine.__init__(vault.pass_of_guest, "root")
print("ESCAPED" if vault.pass_of_guest.user == "root" else "contained")
