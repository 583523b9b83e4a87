# The template style passes the namespace to substitute() as keywords.
# option: --allow-import=logging
# expect-strict: AttributeError: '__dict__'
# expect-standard: contained
import logging


class Template:
    def substitute(self, **values):
        return values


style = logging.StringTemplateStyle("$x")
style._tpl = Template()
print("contained" if "__name__" in style._format(logging) else "ESCAPED")
