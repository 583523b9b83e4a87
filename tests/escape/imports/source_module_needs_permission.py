# A module on the host's path that the policy does not name.
# option: --module-path .
# expect-strict: ImportError: import of 'very_long_name' is not allowed by the policy
# expect-standard: ModuleNotFoundError: No module named
import very_long_name
print("ESCAPED")
