// Parses the signatures of host functions.
//
// The text is as trusted as the host's code. Error messages are for the developer of the host.
#include "embed/host/signature.h"

#include <charconv>

#include "base/foreign_call.h"

namespace hognose {

namespace {

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }
bool is_name_character(char c) { return is_letter(c) || (c >= '0' && c <= '9'); }

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
  while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
  return text;
}

struct Word {
  const char* word;
  HostValue::Kind kind;
};
constexpr Word kWords[] = {
    {"None", HostValue::Kind::None},
    {"bool", HostValue::Kind::Bool},
    {"int", HostValue::Kind::Int},
    {"float", HostValue::Kind::Float},
    {"complex", HostValue::Kind::Complex},
    {"str", HostValue::Kind::Str},
    {"bytes", HostValue::Kind::Bytes},
    {"list", HostValue::Kind::List},
    {"tuple", HostValue::Kind::Tuple},
    {"set", HostValue::Kind::Set},
    {"frozenset", HostValue::Kind::FrozenSet},
    {"dict", HostValue::Kind::Dict},
    {"bytearray", HostValue::Kind::ByteArray},
    {"range", HostValue::Kind::Range},
    {"date", HostValue::Kind::Date},
    {"time", HostValue::Kind::Time},
    {"datetime", HostValue::Kind::DateTime},
    {"timedelta", HostValue::Kind::TimeDelta},
    {"timezone", HostValue::Kind::TimeZone},
    {"Decimal", HostValue::Kind::Decimal},
    {"Fraction", HostValue::Kind::Fraction},
    {"UUID", HostValue::Kind::Uuid},
    {"Enum", HostValue::Kind::EnumMember},
    {"Exception", HostValue::Kind::Exception},
    {"callable", HostValue::Kind::Function},
};

// One pass over the written text: moves annotations to a list and keeps the rest.
class Stripper {
 public:
  explicit Stripper(std::string_view text) : text_(text) {}

  std::string run(std::string& stripped, std::vector<std::string>& annotations) {
    while (more() && peek() != '(') stripped += take();
    if (!more()) return "'(' is missing";
    stripped += take();
    for (;;) {
      spaces();
      if (!more()) return "')' is missing";
      if (peek() == ')') break;
      std::string problem = parameter(stripped, annotations);
      if (!problem.empty()) return problem;
      spaces();
      if (more() && peek() == ',') {
        stripped += take();
        continue;
      }
      if (!more() || peek() != ')') return "',' or ')' is missing";
    }
    stripped += take();
    spaces();
    // A return annotation is for readers only.
    if (more() && text_.substr(at_, 2) != "->") return "there is text after ')'";
    return {};
  }

 private:
  std::string parameter(std::string& stripped, std::vector<std::string>& annotations) {
    if (peek() == '/') {
      stripped += take();
      return {};
    }
    bool starred = false;
    while (more() && peek() == '*') {
      stripped += take();
      starred = true;
    }
    if (starred && more() && (peek() == ',' || peek() == ' ')) return {};
    size_t start = at_;
    while (more() && is_name_character(peek())) stripped += take();
    if (at_ == start) return "a parameter's name is missing";
    annotations.emplace_back();
    spaces();
    if (more() && peek() == ':') {
      ++at_;
      size_t from = at_;
      while (more() && peek() != '=' && peek() != ',' && peek() != ')') ++at_;
      annotations.back() = trimmed(text_.substr(from, at_ - from));
      if (annotations.back().empty()) return "an annotation is missing";
    }
    if (!more() || peek() != '=') return {};
    stripped += take();
    spaces();
    return copy_default(stripped);
  }

  // Copies up to the ',' or ')' that ends the default.
  std::string copy_default(std::string& stripped) {
    unsigned depth = 0;
    char quote = 0;
    size_t start = at_;
    for (; more(); stripped += take()) {
      char c = peek();
      if (quote != 0) {
        if (c == quote) quote = 0;
        continue;
      }
      if (c == '\'' || c == '"') quote = c;
      if (depth == 0 && (c == ',' || c == ')')) break;
      if (c == '(' || c == '<') ++depth;
      if ((c == ')' || c == '>') && depth > 0) --depth;
    }
    while (at_ > start && stripped.back() == ' ') stripped.pop_back();
    return at_ == start ? "a default is missing" : "";
  }

  bool more() const { return at_ < text_.size(); }
  char peek() const { return text_[at_]; }
  char take() { return text_[at_++]; }
  void spaces() {
    while (more() && peek() == ' ') ++at_;
  }

  std::string_view text_;
  size_t at_ = 0;
};

// None, True, False, numbers, and strings without escapes.
std::optional<HostValue> read_literal(std::string_view text) {
  if (text == "None") return HostValue();
  if (text == "True") return HostValue(true);
  if (text == "False") return HostValue(false);
  if (text.size() >= 2 && (text.front() == '\'' || text.front() == '"') &&
      text.back() == text.front()) {
    std::string_view inner = text.substr(1, text.size() - 2);
    if (inner.find('\\') == std::string_view::npos) return HostValue(std::string(inner));
    return std::nullopt;
  }
  int64_t integer = 0;
  const char* end = text.data() + text.size();
  if (auto read = std::from_chars(text.data(), end, integer);
      read.ec == std::errc() && read.ptr == end) {
    return HostValue(integer);
  }
  bool is_numeric =
      !text.empty() && (text[0] == '-' || text[0] == '.' || (text[0] >= '0' && text[0] <= '9'));
  double number = 0;
  if (auto read = std::from_chars(text.data(), end, number);
      is_numeric && read.ec == std::errc() && read.ptr == end) {
    return HostValue(number);
  }
  return std::nullopt;
}

}  // namespace

bool is_plain_name(std::string_view name) {
  if (name.empty() || !is_letter(name[0])) return false;
  for (char c : name) {
    if (!is_name_character(c)) return false;
  }
  return !is_keyword_name(name);
}

bool is_keyword_name(std::string_view name) {
  constexpr std::string_view kKeywords[] = {
      "False", "None",     "True",  "and",    "as",   "assert", "async",  "await",    "break",
      "class", "continue", "def",   "del",    "elif", "else",   "except", "finally",  "for",
      "from",  "global",   "if",    "import", "in",   "is",     "lambda", "nonlocal", "not",
      "or",    "pass",     "raise", "return", "try",  "while",  "with",   "yield"};
  for (std::string_view keyword : kKeywords) {
    if (keyword == name) return true;
  }
  return false;
}

bool HostAnnotation::parse(std::string_view text) {
  text_ = trimmed(text);
  std::string_view rest = text_;
  while (!rest.empty()) {
    size_t bar = rest.find('|');
    std::string_view word = trimmed(rest.substr(0, bar));
    rest = bar == std::string_view::npos ? std::string_view() : rest.substr(bar + 1);
    if (bar != std::string_view::npos && trimmed(rest).empty()) return false;
    if (word == "object" || word == "Any") {
      anything_ = true;
      continue;
    }
    bool known = false;
    for (const Word& row : kWords) {
      if (word != row.word) continue;
      kinds_ |= uint64_t{1} << static_cast<unsigned>(row.kind);
      known = true;
    }
    if (known) continue;
    if (!is_plain_name(word)) return false;
    classes_.emplace_back(word);
  }
  return true;
}

bool HostAnnotation::takes_functions() const { return has(HostValue::Kind::Function); }

bool HostAnnotation::is_too_large(const HostValue& value) const {
  return value.kind == HostValue::Kind::BigInt && has(HostValue::Kind::Int) && !anything_;
}

bool HostAnnotation::accepts(HostValue& value, std::string_view class_name) const {
  if (text_.empty() || anything_ || has(value.kind)) return true;
  switch (value.kind) {
    case HostValue::Kind::Bool:
      if (has(HostValue::Kind::Int)) {
        value.kind = HostValue::Kind::Int;
        return true;
      }
      [[fallthrough]];
    case HostValue::Kind::Int:
      if (!has(HostValue::Kind::Float)) return false;
      value.kind = HostValue::Kind::Float;
      value.number = static_cast<double>(value.integer);
      return true;
    case HostValue::Kind::FrozenSet: return has(HostValue::Kind::Set);
    case HostValue::Kind::DateTime: return has(HostValue::Kind::Date);
    case HostValue::Kind::ByteArray:
      value.kind = HostValue::Kind::Bytes;
      return has(HostValue::Kind::Bytes);
    case HostValue::Kind::NamedTuple:
      if (!has(HostValue::Kind::Tuple)) return false;
      value.kind = HostValue::Kind::Tuple;
      on_foreign_stack([&] {
        for (auto& entry : value.entries) value.items.push_back(std::move(entry.second));
        value.entries.clear();
      });
      return true;
    case HostValue::Kind::Object:
      for (const std::string& name : classes_) {
        if (name == class_name) return true;
      }
      return false;
    default: return false;
  }
}

std::string HostSignature::parse(std::string_view text) {
  written = text;
  std::vector<std::string> annotations;
  std::string problem = Stripper(written).run(stripped, annotations);
  if (!problem.empty()) return problem;
  if (!signature.parse(stripped.c_str())) {
    return "it is not a list of at most " + std::to_string(Signature::kMaximumParameters) +
           " parameters";
  }
  if (!is_plain_name(name())) return "its name is not an identifier";
  if (annotations.size() != signature.count) return "its parameter list is ambiguous";
  bool had_default = false;
  for (unsigned i = 0; i < signature.count; ++i) {
    const Parameter& parameter = signature.parameters[i];
    if (is_keyword_name(parameter_name(i))) {
      return "'" + std::string(parameter_name(i)) + "' is a keyword";
    }
    bool is_positional = parameter.kind == ParameterKind::PositionalOnly ||
                         parameter.kind == ParameterKind::PositionalOrKeyword;
    bool has_default = parameter.default_kind != DefaultKind::Required;
    if (is_positional && had_default && !has_default) {
      return "'" + std::string(parameter_name(i)) +
             "' has no default but follows a parameter with one";
    }
    had_default = had_default || (is_positional && has_default);
    HostParameter& made = parameters.emplace_back();
    if (!annotations[i].empty() && !made.annotation.parse(annotations[i])) {
      return "unknown annotation '" + annotations[i] + "'";
    }
    if (parameter.default_length == 0) continue;
    // The call fills in defaults, not the binding, so that it knows which arguments the guest
    // passed.
    size_t start = parameter.name_start + parameter.name_length + 1u;
    made.default_value =
        read_literal(std::string_view(stripped).substr(start, parameter.default_length));
    signature.parameters[i].default_kind = DefaultKind::Omitted;
  }
  return {};
}

}  // namespace hognose
