# option: --policy standard
# difflib.HtmlDiff: the whole document, and tables with context.
import difflib

before = ["one\n", "two\n", "three\n", "four\n"]
after = ["one\n", "2\n", "three\n", "four \n", "five\n"]
differ = difflib.HtmlDiff(tabsize=4, wrapcolumn=20)
document = differ.make_file(before, after, "before", "after", charset="utf-8")
for line in document.splitlines():
    print(len(line), line.strip()[:60])
table = difflib.HtmlDiff().make_table(before, after, context=True, numlines=1)
print(table.count("<tr>"), table.count('class="diff_sub"'), table.count('class="diff_add"'))

#> 0 
#> 62 <!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//E
#> 68 "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
#> 0 
#> 6 <html>
#> 0 
#> 6 <head>
#> 35 <meta http-equiv="Content-Type"
#> 47 content="text/html; charset=utf-8" />
#> 19 <title></title>
#> 27 <style type="text/css">
#> 40 :root {color-scheme: light dark}
#> 116 table.diff {font-family: Menlo, Consolas, Monaco, Liberation
#> 47 .diff_header {background-color:#e0e0e0}
#> 41 td.diff_header {text-align:right}
#> 45 .diff_next {background-color:#c0c0c0}
#> 46 .diff_add {background-color:palegreen}
#> 44 .diff_chg {background-color:#ffff77}
#> 44 .diff_sub {background-color:#ffaaaa}
#> 0 
#> 45 @media (prefers-color-scheme: dark) {
#> 48 .diff_header {background-color:#666}
#> 49 .diff_next {background-color:#393939}
#> 50 .diff_add {background-color:darkgreen}
#> 48 .diff_chg {background-color:#847415}
#> 48 .diff_sub {background-color:darkred}
#> 9 }
#> 12 </style>
#> 7 </head>
#> 0 
#> 6 <body>
#> 4 
#> 49 <table class="diff" id="difflib_chg_to0__top"
#> 59 cellspacing="0" cellpadding="0" rules="groups" >
#> 73 <colgroup></colgroup> <colgroup></colgroup> <colgroup></colg
#> 73 <colgroup></colgroup> <colgroup></colgroup> <colgroup></colg
#> 191 <thead><tr><th class="diff_next"><br /></th><th colspan="2" 
#> 15 <tbody>
#> 309 <tr><td class="diff_next" id="difflib_chg_to0__1"><a href="#
#> 343 <tr><td class="diff_next"><a href="#difflib_chg_to0__1">n</a
#> 219 <tr><td class="diff_next"></td><td class="diff_header" id="f
#> 327 <tr><td class="diff_next"><a href="#difflib_chg_to0__top">t<
#> 229 <tr><td class="diff_next"></td><td class="diff_header"></td>
#> 16 </tbody>
#> 12 </table>
#> 42 <table class="diff" summary="Legends">
#> 49 <tr> <th colspan="2"> Legends </th> </tr>
#> 52 <tr> <td> <table border="" summary="Colors">
#> 49 <tr><th> Colors </th> </tr>
#> 74 <tr><td class="diff_add">&nbsp;Added&nbsp;</td></tr>
#> 65 <tr><td class="diff_chg">Changed</td> </tr>
#> 65 <tr><td class="diff_sub">Deleted</td> </tr>
#> 31 </table></td>
#> 51 <td> <table border="" summary="Links">
#> 60 <tr><th colspan="2"> Links </th> </tr>
#> 55 <tr><td>(f)irst change</td> </tr>
#> 54 <tr><td>(n)ext change</td> </tr>
#> 46 <tr><td>(t)op</td> </tr>
#> 37 </table></td> </tr>
#> 12 </table>
#> 7 </body>
#> 0 
#> 7 </html>
#> 5 1 3
