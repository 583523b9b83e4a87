"""For mkdocs: links from the documents to sources, which are not part of the site, become the names of the files.

tools/check/documents.py checks that the files exist. Links between documents stay, and mkdocs checks them.
"""

import re

_LINK = re.compile(r"\[([^\]]*)\]\((\.\./[^)\s]*)\)")


def on_page_markdown(markdown, **_):
    def plain(match):
        text, target = match[1], match[2].removeprefix("../").partition("#")[0]
        return text if target in text else f"{text} (`{target}`)"
    return _LINK.sub(plain, markdown)
