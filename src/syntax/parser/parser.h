// The parser's interface: source text in, syntax tree or syntax error out.
//
// Receives: a program's bytes (with encoding rules applied here) or its already decoded text, an
// arena whose budget bounds the memory, and a fuel budget that bounds the time. Hands on: a
// ParseResult. On success the tree and everything it points to live in the arena. A syntax error
// carries what CPython 3.14's SyntaxError carries; the errors that CPython's compiler (not its
// parser) reports, such as 'return' outside function, are not found here.
#pragma once

#include <cstdint>
#include <string_view>

#include "base/arena.h"
#include "syntax/ast.h"

namespace hognose {

class IdentifierTable;

enum class ParseMode : uint8_t { Exec, Eval, Single };

// What the bytes of a source are, which decides how they are decoded.
enum class SourceKind : uint8_t {
  File,   // a file's bytes: BOM and coding cookie count
  Bytes,  // compile(b"..."): as a file, but some messages differ
  Text,   // compile("..."): UTF-8 (lone surrogates refused by the caller); a cookie means nothing
};

struct Source {
  std::string_view bytes;
  SourceKind kind = SourceKind::File;
};

// Fuel for parsing: `remaining` is counted down in batches, one unit about one token. When it runs
// out, `refill` is called; it adds to `remaining` and returns true, or returns false to stop.
// Without refill the parse stops.
struct Budget {
  uint64_t remaining = UINT64_MAX;
  bool (*refill)(Budget& budget, void* context) = nullptr;
  void* context = nullptr;
};

struct ParseOptions {
  Budget* budget = nullptr;  // none: unlimited
  uint64_t hash_key = 0;     // keys the identifier hash; changes no result
};

enum class ErrorKind : uint8_t {
  SyntaxError,
  IndentationError,
  TabError,
  MemoryError,  // "Parser stack overflowed - Memory Error"; has no position
  ValueError,   // reserved for messages that CPython raises as ValueError
};

// The data of CPython's SyntaxError. Lines count from 1, offsets from 1 in characters; 0 means
// absent as in CPython, and kNone one that CPython reports as None or leaves unset.
struct SyntaxError {
  static constexpr int32_t kNone = INT32_MIN;

  ErrorKind kind = ErrorKind::SyntaxError;
  std::string_view message;
  int32_t lineno = kNone;
  int32_t offset = kNone;
  int32_t end_lineno = kNone;
  int32_t end_offset = kNone;
  std::string_view text;  // the source line, with its line end if CPython has one there
  bool has_text = false;
  // The text ended too early: with more lines it could become right. What a REPL asks for.
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
  MemoryLimit,  // the arena's budget was not enough
  Stopped,      // the fuel budget ended
};

struct ParseResult {
  ParseOutcome outcome = ParseOutcome::Error;
  ast::Module* module = nullptr;
  IdentifierTable* identifiers = nullptr;  // in the arena; more may be interned
  SyntaxError error;
  ast::Array<SyntaxWarning> warnings;  // in source order
  std::string_view text;  // the decoded source that positions refer to (UTF-8, \n only)

  bool ok() const { return outcome == ParseOutcome::Ok; }
};

[[nodiscard]] ParseResult parse(const Source& source, ParseMode mode, Arena& arena,
                                const ParseOptions& options = {});

}  // namespace hognose
