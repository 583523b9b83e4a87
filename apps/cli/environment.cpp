// Reads JSON into host values, event by event.
//
// No function here recurses into nested values. Destroying the values recurses, so the depth is
// bounded before any value is created.
#include "environment.h"

#include <cstdint>
#include <utility>

#include <nlohmann/json.hpp>

#include "json.h"

namespace hognose::cli {

namespace {

// The handler that the parser calls. Returning false ends the parsing.
class Builder {
 public:
  using number_integer_t = Json::number_integer_t;
  using number_unsigned_t = Json::number_unsigned_t;
  using number_float_t = Json::number_float_t;
  using string_t = Json::string_t;
  using binary_t = Json::binary_t;

  bool null() { return add(HostValue()) != nullptr; }
  bool boolean(bool value) { return add(HostValue(value)) != nullptr; }
  bool number_integer(number_integer_t value) { return add(HostValue(value)) != nullptr; }
  bool number_unsigned(number_unsigned_t value) { return add(HostValue(value)) != nullptr; }
  // Also called for whole numbers beyond 64 bits.
  bool number_float(number_float_t value, const string_t& text) {
    bool is_whole = text.find_first_of(".eE") == string_t::npos;
    return add(is_whole ? HostValue::big_int(text) : HostValue(value)) != nullptr;
  }
  bool string(string_t& value) { return add(HostValue(std::move(value))) != nullptr; }
  bool binary(binary_t&) { return false; }

  bool start_object(size_t) { return open(HostValue::Kind::Dict); }
  bool start_array(size_t) { return open(HostValue::Kind::List); }
  bool end_object() { return close(); }
  bool end_array() { return close(); }
  bool key(string_t& name) {
    open_.back()->entries.emplace_back(HostValue(std::move(name)), HostValue());
    return true;
  }

  template <class Error>
  bool parse_error(size_t, const std::string&, const Error&) {
    return false;
  }

  bool is_too_deep() const { return is_too_deep_; }
  HostValue& root() { return root_; }

 private:
  // Adds the value and returns its new place. An open container is always the last item of its
  // parent, so its place does not move.
  HostValue* add(HostValue value) {
    if (open_.empty()) return &(root_ = std::move(value));
    HostValue& parent = *open_.back();
    if (parent.kind == HostValue::Kind::List) return &parent.items.emplace_back(std::move(value));
    return &(parent.entries.back().second = std::move(value));
  }
  bool open(HostValue::Kind kind) {
    is_too_deep_ = open_.size() == kDeepestJson;
    if (is_too_deep_) return false;
    HostValue value;
    value.kind = kind;
    open_.push_back(add(std::move(value)));
    return true;
  }
  bool close() {
    open_.pop_back();
    return true;
  }

  HostValue root_;
  std::vector<HostValue*> open_;
  bool is_too_deep_ = false;
};

}  // namespace

Environment read_environment(std::string_view json) {
  Environment environment;
  Builder builder;
  bool is_json = Json::sax_parse(json, &builder);
  if (builder.is_too_deep()) {
    environment.error = "is nested deeper than " + std::to_string(kDeepestJson) + " levels";
  } else if (!is_json || builder.root().kind != HostValue::Kind::Dict) {
    environment.error = "is not a JSON object";
  } else {
    for (auto& [name, value] : builder.root().entries) {
      environment.globals.emplace_back(std::move(name.text), std::move(value));
    }
  }
  return environment;
}

}  // namespace hognose::cli
