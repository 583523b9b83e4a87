// How a program's bytes become text: encodings, line ends, null bytes, and the warnings of
// literals.
#include <gtest/gtest.h>

#include <string>

#include "syntax/dump.h"
#include "syntax/parser/parser.h"

namespace hognose {
namespace {

using namespace std::string_literals;

struct Parsed {
  explicit Parsed(const std::string& bytes, SourceKind kind = SourceKind::Bytes)
      : result(parse({bytes, kind}, ParseMode::Exec, arena)) {}
  Arena arena{size_t{1} << 24};
  ParseResult result;
};

std::string message(const std::string& bytes, SourceKind kind = SourceKind::Bytes) {
  Parsed parsed(bytes, kind);
  return parsed.result.ok() ? "ok" : std::string(parsed.result.error.message);
}

std::string text(const std::string& bytes, SourceKind kind = SourceKind::Bytes) {
  return std::string(Parsed(bytes, kind).result.text);
}

TEST(SyntaxSource, ByteOrderMark) {
  EXPECT_EQ(message("\xEF\xBB\xBFx = 1"), "ok");
  EXPECT_EQ(message("\xEF\xBB\xBF# coding: utf-8\nx = 1"), "ok");
  EXPECT_EQ(message("\xEF\xBB\xBF# coding: latin-1\nx = 1"),
            "encoding problem: iso-8859-1 with BOM");
  EXPECT_EQ(message("\xEF\xBB\xBFx = 1", SourceKind::Text),
            "invalid non-printable character U+FEFF");
}

TEST(SyntaxSource, Cookies) {
  EXPECT_EQ(text("# coding: latin-1\nx = '\xE9'"), "# coding: latin-1\nx = '\xC3\xA9'\n");
  EXPECT_EQ(text("#!/usr/bin/python\n# -*- coding: ISO_8859-1 -*-\nx = '\xE9'"),
            "#!/usr/bin/python\n# -*- coding: ISO_8859-1 -*-\nx = '\xC3\xA9'\n");
  EXPECT_EQ(message("# coding: utf8\nx"), "ok");
  EXPECT_EQ(message("# coding: UTF-8-sig\nx"), "ok");
  EXPECT_EQ(text("# coding: koi8-r\n'\xF0'"), "# coding: koi8-r\n'\xD0\x9F'\n");
  EXPECT_EQ(text("# coding: Windows_1252\n'\x80'"), "# coding: Windows_1252\n'\xE2\x82\xAC'\n");
  EXPECT_EQ(message("# coding: cp1252\n'\x81'"),
            "'charmap' codec can't decode byte 0x81 in position 18: character maps to <undefined>");
  EXPECT_EQ(message("# coding: nonsense\nx"), "unknown encoding: nonsense");
  EXPECT_EQ(message("x\n# coding: nonsense\nx"), "ok") << "not after a statement";
  EXPECT_EQ(message("\n\n# coding: nonsense\nx"), "ok") << "not on the third line";
  EXPECT_EQ(message("# coding: nonsense\nx", SourceKind::Text), "ok") << "text has been decoded";
  EXPECT_EQ(message("# coding: ascii\nx = '\xE9'"),
            "'ascii' codec can't decode byte 0xe9 in position 21: ordinal not in range(128)");
}

TEST(SyntaxSource, MalformedUtf8) {
  Parsed parsed("a\nb = '\xC3\xA9\xFF'\n");
  EXPECT_EQ(parsed.result.error.message,
            "Non-UTF-8 code starting with '\\xff' on line 2, but no encoding declared; see "
            "https://peps.python.org/pep-0263/ for details");
  EXPECT_EQ(parsed.result.error.lineno, 2);
  EXPECT_EQ(parsed.result.error.offset, 7);
  EXPECT_EQ(parsed.result.error.text, "b = '\xC3\xA9\xEF\xBF\xBD'");
}

TEST(SyntaxSource, NullBytes) {
  EXPECT_EQ(message("x\0y"s), "source code string cannot contain null bytes");
  EXPECT_EQ(message("x\0y"s, SourceKind::Text), "source code string cannot contain null bytes");
  EXPECT_EQ(message("x\0y"s, SourceKind::File), "source code cannot contain null bytes");
}

TEST(SyntaxSource, LineEnds) {
  EXPECT_EQ(text("a\r\nb\rc\n\rd"), "a\nb\nc\n\nd\n");
  EXPECT_EQ(text(""), "\n");
  EXPECT_EQ(message("if a:\r\n  b\r  c\n"), "ok");
  EXPECT_EQ(message("\x0C"
                    "a\n\x0C  \x0C"
                    "b"),
            "ok")
      << "form feeds";
}

TEST(SyntaxSource, Identifiers) {
  // NFKC: the ligature and the plain letters are one name.
  Parsed parsed("\xEF\xAC\x81 = fi");
  ASSERT_TRUE(parsed.result.ok());
  auto* assign = ast::as<ast::Assign>(parsed.result.module->body[0]);
  ASSERT_TRUE(assign);
  EXPECT_EQ(ast::as<ast::Name>(assign->targets[0])->id, ast::as<ast::Name>(assign->value)->id);
  EXPECT_EQ(message("\xE2\x82\xAC = 1"), "invalid character '\xE2\x82\xAC' (U+20AC)");
}

TEST(SyntaxSource, Warnings) {
  Parsed parsed("x = '\\d'\ny = b'''\n\\q \\w'''\nz = 1if x else '\\400'\nf'\\{x}'\n");
  ASSERT_TRUE(parsed.result.ok());
  const auto& warnings = parsed.result.warnings;
  ASSERT_EQ(warnings.count, 5u);
  std::string all;
  for (const SyntaxWarning& warning : warnings) {
    all += std::to_string(warning.position.lineno) + ": " +
           std::string(warning.message.substr(0, 35)) + "\n";
  }
  EXPECT_NE(all.find("1: \"\\d\" is an invalid escape sequence"), std::string::npos) << all;
  EXPECT_NE(all.find("3: \"\\q\" is an invalid escape sequence"), std::string::npos) << all;
  EXPECT_NE(all.find("4: invalid decimal literal"), std::string::npos) << all;
  EXPECT_NE(all.find("4: \"\\400\" is an invalid octal escape"), std::string::npos) << all;
  EXPECT_NE(all.find("5: \"\\{\" is an invalid escape sequence"), std::string::npos) << all;
}

TEST(SyntaxSource, Tokens) {
  Arena arena;
  std::string lines;
  TextSink sink{[](void* context, std::string_view text) {
                  static_cast<std::string*>(context)->append(text);
                },
                &lines};
  ParseResult result = dump_tokens({"if x:\n  f'{y!r}'\n"}, sink, arena);
  EXPECT_TRUE(result.ok());
  EXPECT_EQ(
      lines,
      "1,0-1,2: NAME 'if'\n1,3-1,4: NAME 'x'\n1,4-1,5: COLON ':'\n1,5-1,6: NEWLINE\n2,--2,-: "
      "INDENT\n"
      "2,2-2,4: FSTRING_START \"f'\"\n2,4-2,5: LBRACE '{'\n2,5-2,6: NAME 'y'\n2,6-2,7: EXCLAMATION "
      "'!'\n"
      "2,7-2,8: NAME 'r'\n2,8-2,9: RBRACE '}'\n2,9-2,10: FSTRING_END \"'\"\n2,10-2,11: NEWLINE\n"
      "2,--2,-: DEDENT\n2,--2,-: ENDMARKER\n");
}

}  // namespace
}  // namespace hognose
