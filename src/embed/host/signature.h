// Signatures of host functions: the text that the host writes, read once when it is defined.
//
// Receives "lookup(key: str, limit: int = 10)"; hands on the signature that binds arguments, and
// for each parameter what it accepts and its default.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "hognose/value.h"
#include "objects/core/native.h"

namespace hognose {

// What an annotation accepts.
class HostAnnotation {
 public:
  // "str | None"; false: no annotation that the engine knows the words of.
  bool parse(std::string_view text);
  // May convert: an int for a float, a bool for an int. `class_name`: of objects of the host.
  bool accepts(HostValue& value, std::string_view class_name) const;
  // An int beyond 64 bits where an int is wanted.
  bool is_too_large(const HostValue& value) const;
  const std::string& text() const { return text_; }
  bool is_empty() const { return text_.empty(); }

 private:
  bool has(HostValue::Kind kind) const {
    return (kinds_ & (1u << static_cast<unsigned>(kind))) != 0;
  }

  std::string text_;
  uint32_t kinds_ = 0;
  bool anything_ = false;
  std::vector<std::string> classes_;
};

struct HostParameter {
  HostAnnotation annotation;
  std::optional<HostValue> default_value;  // where the signature's own tables have none
};

// Neither copied nor moved: the signature refers to the text.
struct HostSignature {
  HostSignature() = default;
  HostSignature(const HostSignature&) = delete;
  HostSignature& operator=(const HostSignature&) = delete;

  // Empty: all is well. Otherwise what is wrong with the text.
  std::string parse(std::string_view text);

  std::string_view name() const { return {signature.text, signature.name_length}; }
  std::string_view parameter_name(unsigned index) const {
    const Parameter& parameter = signature.parameters[index];
    return {signature.text + parameter.name_start, parameter.name_length};
  }

  std::string written;   // as the host wrote it
  std::string stripped;  // without annotations: what `signature` refers to
  Signature signature;
  std::vector<HostParameter> parameters;
};

// A name as Python has it, in ASCII; not one that the engine keeps for itself.
bool is_plain_name(std::string_view name);
bool is_keyword_name(std::string_view name);

}  // namespace hognose
