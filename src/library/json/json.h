// The native parts of the package json: reading documents (json/parser.cpp) and writing them
// (json/writer.cpp). Their rows are in the private module _json (json.cpp).
#pragma once

#include "objects/core/vm.h"

namespace hognose {

// The attributes of a JSONDecoder. None selects the default behaviour.
struct JsonHooks {
  bool strict = true;  // reject control characters in strings
  Value object_hook = Value::none();
  Value object_pairs_hook = Value::none();
  Value parse_float = Value::none();
  Value parse_int = Value::none();
  Value parse_constant = Value::none();
};

// Raises JSONDecodeError(message, text, position).
Failure raise_json_error(Vm& vm, const char* message, Str* text, uint32_t position);
// Parses a whole document.
Result<Value> parse_json_document_calling(Vm& vm, Str* text, const JsonHooks& hooks);
// Parses the value that begins at `start` and returns (value, end). Raises StopIteration if no
// value begins there.
Result<Value> parse_json_value_calling(Vm& vm, Str* text, uint32_t start, const JsonHooks& hooks);
// Parses the string whose opening quote is just before `start` and returns (string, end).
Result<Value> parse_json_string(Vm& vm, Str* text, uint32_t start, bool strict);

// The attributes of a JSONEncoder.
struct JsonStyle {
  Value default_function = Value::none();  // None: raise TypeError for unsupported values
  bool skip_keys = false;
  bool ascii_only = true;
  bool check_circular = true;
  bool allow_nan = true;
  bool sort_keys = false;
  Str* indent = nullptr;          // for one level; null: all on one line
  Str* item_separator = nullptr;  // null: ", "
  Str* key_separator = nullptr;   // null: ": "
};

Result<Str*> write_json_calling(Vm& vm, Value value, const JsonStyle& style);
Result<Str*> write_json_string(Vm& vm, const Str* string, bool ascii_only);

// A native: the name of the encoding of a document in bytes.
Result<Value> json_document_encoding(Vm& vm, const Value* arguments);

}  // namespace hognose
