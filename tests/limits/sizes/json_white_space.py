# Documents that are mostly white space: skipping it is metered.
# option: --allow-import json
# option: --max-steps 3000000
# expect: step_limit
import json

text = ' ' * 1_000_000 + '1'
while True:
    json.loads(text)
