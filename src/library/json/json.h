// The native parts of the package json: reading documents (json/parser.cpp) and writing them
// (json/writer.cpp). Their rows are those of the private module _json (json.cpp).
#pragma once

#include "objects/core/vm.h"

namespace hognose {

// What JSONDecoder's attributes say; None: the default.
struct JsonHooks {
  bool strict = true;  // control characters in strings are errors
  Value object_hook = Value::none();
  Value object_pairs_hook = Value::none();
  Value parse_float = Value::none();
  Value parse_int = Value::none();
  Value parse_constant = Value::none();
};

// The value of a whole document.
Result<Value> parse_json_document_calling(Vm& vm, Str* text, const JsonHooks& hooks);
// (value, end) of the value that begins at `start`; StopIteration where none does.
Result<Value> parse_json_value_calling(Vm& vm, Str* text, uint32_t start, const JsonHooks& hooks);
// (string, end) of the string whose opening quote is before `start`.
Result<Value> parse_json_string(Vm& vm, Str* text, uint32_t start, bool strict);

// What JSONEncoder's attributes say.
struct JsonStyle {
  Value default_function = Value::none();  // None: what cannot be written is a TypeError
  bool skip_keys = false;
  bool ascii_only = true;
  bool check_circular = true;
  bool allow_nan = true;
  bool sort_keys = false;
  Str* indent = nullptr;          // of one level; null: all on one line
  Str* item_separator = nullptr;  // null: ", "
  Str* key_separator = nullptr;   // null: ": "
};

Result<Str*> write_json_calling(Vm& vm, Value value, const JsonStyle& style);
Result<Str*> write_json_string(Vm& vm, const Str* string, bool ascii_only);

}  // namespace hognose
