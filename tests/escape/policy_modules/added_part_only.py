# A part that the policy adds opens its package, but no other part.
# policy: {"modules": {"add": ["asyncio.locks"], "remove": ["asyncio.tasks"]}}
# expect-strict: ImportError: import of 'asyncio.tasks' is not allowed by the policy (rule: imports, profile: strict)
# expect-standard: ImportError: import of 'asyncio.tasks' is not allowed by the policy (rule: imports, profile: standard)
import asyncio.locks
import asyncio.tasks
print("ESCAPED")
