// Signatures of host functions: the text that the host writes, parsed once when it is defined.
//
// "lookup(key: str, limit: int = 10)" becomes the signature that binds arguments and, for each
// parameter, what it accepts and its default.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "hognose/value.h"
#include "objects/core/native.h"

namespace hognose {

// The set of values that an annotation accepts.
class HostAnnotation {
 public:
  // Parses text such as "str | None". Returns false if the engine does not know the annotation.
  bool parse(std::string_view text);
  // Whether the value fits. May convert it: an int to a float, a bool to an int. `class_name` is
  // the class of a host object.
  bool accepts(HostValue& value, std::string_view class_name) const;
  // Whether the value is an int beyond 64 bits although an int is accepted.
  bool is_too_large(const HostValue& value) const;
  // Whether it asks for functions of the guest.
  bool takes_functions() const;
  const std::string& text() const { return text_; }
  bool is_empty() const { return text_.empty(); }

 private:
  bool has(HostValue::Kind kind) const { return (kinds_ >> static_cast<unsigned>(kind) & 1) != 0; }

  std::string text_;
  uint64_t kinds_ = 0;
  bool anything_ = false;
  std::vector<std::string> classes_;
};

struct HostParameter {
  HostAnnotation annotation;
  std::optional<HostValue> default_value;  // empty if there is no default or it is not a literal
};

// Neither copyable nor movable: the signature refers to the text.
struct HostSignature {
  HostSignature() = default;
  HostSignature(const HostSignature&) = delete;
  HostSignature& operator=(const HostSignature&) = delete;

  // Returns an empty string, or what is wrong with the text.
  std::string parse(std::string_view text);

  std::string_view name() const { return {signature.text, signature.name_length}; }
  std::string_view parameter_name(unsigned index) const {
    const Parameter& parameter = signature.parameters[index];
    return {signature.text + parameter.name_start, parameter.name_length};
  }

  std::string written;   // the text as the host wrote it
  std::string stripped;  // the text without annotations, which `signature` refers to
  Signature signature;
  std::vector<HostParameter> parameters;
};

// Whether the text is an ASCII identifier and not a Python keyword.
bool is_plain_name(std::string_view name);
bool is_keyword_name(std::string_view name);

}  // namespace hognose
