# difflib.HtmlDiff: the document around the table.
# option: --policy standard
# cpython: It writes an XHTML 1.0 document with its own style and legend.
# reason: The rows, classes, anchors and links are the same. Document, style and legend were written for Hognose, so that no text of CPython is copied.
import difflib

differ = difflib.HtmlDiff()
text = differ.make_file(["a\n", "b\n"], ["a\n", "c\n"], charset="utf-8")
print(text.startswith("\n<!DOCTYPE html>"), "<title>Differences</title>" in text)
table = difflib.HtmlDiff().make_table(["a\n"], ["b\n"])
print([line for line in table.splitlines() if line.startswith("<tr>")])

#> True True
#> ['<tr><td class="diff_next" id="difflib_chg_to1__0"><a href="#difflib_chg_to1__top">t</a></td><td class="diff_header" id="from1_1">1</td><td nowrap="nowrap"><span class="diff_sub">a</span></td><td class="diff_next"><a href="#difflib_chg_to1__top">t</a></td><td class="diff_header" id="to1_1">1</td><td nowrap="nowrap"><span class="diff_add">b</span></td></tr>']
