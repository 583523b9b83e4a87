// The parser's interface: source text in, syntax tree or syntax error out.
//
// The input is a program's bytes, to which encoding rules are applied, or its decoded text. The
// arena's budget bounds the memory; the fuel budget bounds the time. On success the tree and
// everything it points to live in the arena. A syntax error carries the data of CPython 3.14's
// SyntaxError. The compiler, not the parser, reports errors such as 'return' outside function, as
// in CPython.
#pragma once

#include <cstdint>
#include <string_view>

#include "base/arena.h"
#include "syntax/ast.h"

namespace hognose {

class IdentifierTable;

enum class ParseMode : uint8_t { Exec, Eval, Single };

// The kind of a source; it decides how the bytes are decoded.
enum class SourceKind : uint8_t {
  File,   // the bytes of a file: BOM and coding cookie apply
  Bytes,  // compile(b"..."): like a file, but some messages differ
  Text,   // compile("..."): UTF-8; the caller rejects lone surrogates; cookies are ignored
};

struct Source {
  std::string_view bytes;
  SourceKind kind = SourceKind::File;
};

// Fuel for parsing. One unit is about one token; `remaining` is counted down in batches. When it is
// used up, `refill` is called: it adds to `remaining` and returns true, or returns false to stop.
// Without a refill function the parse stops.
struct Budget {
  uint64_t remaining = UINT64_MAX;
  bool (*refill)(Budget& budget, void* context) = nullptr;
  void* context = nullptr;
};

struct ParseOptions {
  Budget* budget = nullptr;  // null: unlimited
  uint64_t hash_key = 0;     // keys the identifier hash; does not change results
};

enum class ErrorKind : uint8_t {
  SyntaxError,
  IndentationError,
  TabError,
  MemoryError,  // "Parser stack overflowed - Memory Error"; has no position
  ValueError,   // reserved for messages that CPython raises as ValueError
};

// The data of CPython's SyntaxError. Lines and offsets count from 1; offsets count characters. 0
// means absent, as in CPython. kNone stands for a value that CPython reports as None or leaves
// unset.
struct SyntaxError {
  static constexpr int32_t kNone = INT32_MIN;

  ErrorKind kind = ErrorKind::SyntaxError;
  std::string_view message;
  int32_t lineno = kNone;
  int32_t offset = kNone;
  int32_t end_lineno = kNone;
  int32_t end_offset = kNone;
  std::string_view text;  // the source line, with its newline if CPython has one there
  bool has_text = false;
  // The text ended too early: more lines might make it valid. A REPL uses this to ask for more
  // input.
  bool at_end = false;
};

enum class WarningKind : uint8_t { SyntaxWarning, DeprecationWarning };

struct SyntaxWarning {
  WarningKind kind = WarningKind::SyntaxWarning;
  std::string_view message;
  ast::Position position;
};

enum class ParseOutcome : uint8_t {
  Ok,
  Error,        // see error
  MemoryLimit,  // the arena's budget was exceeded
  Stopped,      // the fuel budget was used up
};

struct ParseResult {
  ParseOutcome outcome = ParseOutcome::Error;
  ast::Module* module = nullptr;
  IdentifierTable* identifiers = nullptr;  // in the arena; more names may be interned
  SyntaxError error;
  ast::Array<SyntaxWarning> warnings;  // in source order
  std::string_view text;  // the decoded source that positions refer to (UTF-8, \n only)

  bool ok() const { return outcome == ParseOutcome::Ok; }
};

[[nodiscard]] ParseResult parse(const Source& source, ParseMode mode, Arena& arena,
                                const ParseOptions& options = {});

}  // namespace hognose
