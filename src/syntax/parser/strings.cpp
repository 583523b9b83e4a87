// Parser: string literals, implicit concatenation, f-strings (PEP 701) and t-strings (PEP 750).
//
// All adjacent literals together become one Constant, JoinedStr or TemplateStr. Constants are
// merged as in CPython.
#include "base/unicode.h"
#include "syntax/literals.h"
#include "syntax/parser/impl.h"

namespace hognose {

using namespace ast;

namespace {

Constant* as_text(Expr* item) {
  auto* constant = as<Constant>(item);
  return constant && constant->value.type == ConstantType::Str ? constant : nullptr;
}

}  // namespace

Expr* Parser::strings() {
  const Position& start = token_->position;
  const Token* first = token_;
  uint32_t mark = scratch_.size();
  bool bytes = false, plain = false, formatted = false, templated = false;
  uint32_t body_size = 0;
  enum class Part : uint8_t { Expression, Literal };
  for (;;) {
    if (at(Kind::String)) {
      if (token_->flags & kBytes) {
        bytes = true;
      } else {
        plain = true;
      }
      body_size += token_->end - token_->start;
      // If all literals are plain strings or all are bytes, they are decoded together at the end.
      // Next to format strings, each one first becomes a constant of its own.
      scratch_.push(token_++, Part::Literal);
    } else if (at(Kind::FStringStart) || at(Kind::TStringStart)) {
      (at(Kind::FStringStart) ? formatted : templated) = true;
      Depth depth(*this);
      if (depth.exceeded()) return nullptr;
      const Token* open = token_++;
      bool is_f = open->kind == Kind::FStringStart;
      if (!format_string_items(is_f ? Kind::FStringMiddle : Kind::TStringMiddle,
                               is_f ? Kind::FStringEnd : Kind::TStringEnd, open->flags)) {
        return nullptr;
      }
    } else {
      break;
    }
  }
  if (bytes && (plain || formatted || templated)) return nullptr;
  if (templated && (plain || formatted)) return nullptr;
  Position position = span(start);
  if (!formatted && !templated) {
    TextBuilder builder(workspace_, body_size);
    for (const Token* token = first; token < token_; token++) {
      std::string_view body = string_body(source_, *token);
      LiteralResult result =
          bytes ? builder.append_bytes(body, token->flags, token->position.lineno)
                : builder.append_string(body, token->flags, token->position.lineno);
      if (!result.ok()) return nullptr;
    }
    scratch_.shrink(mark);
    ConstantValue value;
    value.type = bytes ? ConstantType::Bytes : ConstantType::Str;
    value.text = bytes ? builder.take_bytes() : builder.take_string();
    return expr<Constant>(position, value,
                          first->flags & kUnicodePrefix ? StringKind::Unicode : StringKind::Plain);
  }
  // There are format strings, so plain literals become constants now.
  for (uint32_t i = mark; i < scratch_.size(); i++) {
    if (scratch_.tag_at<Part>(i) != Part::Literal) continue;
    auto* token = scratch_.at<const Token>(i);
    TextBuilder builder(workspace_, token->end - token->start);
    if (!builder.append_string(string_body(source_, *token), token->flags, token->position.lineno)
             .ok())
      return nullptr;
    ConstantValue value;
    value.type = ConstantType::Str;
    value.text = builder.take_string();
    scratch_.set(
        i, expr<Constant>(token->position, value,
                          token->flags & kUnicodePrefix ? StringKind::Unicode : StringKind::Plain));
  }
  Array<Expr*> values = fold_constants(mark);
  if (templated) return expr<TemplateStr>(position, values);
  return expr<JoinedStr>(position, values);
}

// The items since `mark`. Adjacent text constants are merged and empty ones are dropped.
Array<Expr*> Parser::fold_constants(uint32_t mark) {
  uint32_t out = mark;
  for (uint32_t i = mark; i < scratch_.size();) {
    auto* item = scratch_.at<Expr>(i);
    Constant* first = as_text(item);
    uint32_t end = i + 1;
    if (first) {
      uint32_t total = first->value.text.size;
      auto* last = first;
      while (end < scratch_.size()) {
        Constant* next = as_text(scratch_.at<Expr>(end));
        if (!next) break;
        total += next->value.text.size;
        last = next;
        end++;
      }
      if (total == 0) {
        i = end;
        continue;
      }
      if (end > i + 1) {
        TextBuilder builder(workspace_, total);
        for (uint32_t k = i; k < end; k++) {
          builder.append(scratch_.at<Constant>(k)->value.text);
        }
        ConstantValue value;
        value.type = ConstantType::Str;
        value.text = builder.take_string();
        item = expr<Constant>(join(first->position, last->position), value, first->kind);
      }
    }
    scratch_.set(out++, item);
    i = end;
  }
  scratch_.shrink(out);
  return take<Expr*>(mark);
}

// Parses the inside of a format string, including its end token. Items are pushed on the scratch
// stack.
bool Parser::format_string_items(Kind middle, Kind end, uint8_t flags) {
  const Field field = middle == Kind::FStringMiddle ? Field::Formatted : Field::Interpolated;
  while (!accept(end)) {
    if (at(middle)) {
      if (!literal_part(flags)) return false;
    } else if (at(Kind::LeftBrace)) {
      if (!replacement_field(middle, field)) return false;
    } else {
      return false;
    }
  }
  return true;
}

// Consumes a middle token. Pushes its text unless it is empty.
bool Parser::literal_part(uint8_t flags) {
  const Token* token = token_++;
  TextBuilder builder(workspace_, token->end - token->start);
  uint8_t token_flags = static_cast<uint8_t>((token->flags & ~kRaw) | (flags & kRaw));
  std::string_view body(source_ + token->start, token->end - token->start);
  if (!builder.append_string(body, token_flags, token->position.lineno).ok()) return false;
  if (builder.size() == 0) return true;
  ConstantValue value;
  value.type = ConstantType::Str;
  value.text = builder.take_string();
  scratch_.push(expr<Constant>(token->position, value, StringKind::Plain));
  return true;
}

// '{' (yield_expr | star_expressions) ['='] ['!' NAME] [':' format_spec] '}'
//
// Only a t-string's own fields are interpolations. Fields inside its format specifiers are
// formatted values.
bool Parser::replacement_field(Kind middle, Field field) {
  Depth depth(*this);
  if (depth.exceeded()) return false;
  const Token* open = token_++;
  Expr* value = at(Kind::Yield) ? yield_expression() : star_expressions();
  if (!value) return false;
  bool self_documenting = accept(Kind::Equal);
  const Token* text_end = token_;  // the expression's text ends before this token
  Conversion conversion = Conversion::None;
  const Token* conversion_name = nullptr;
  if (accept(Kind::Exclamation)) {
    conversion_name = token_;
    if (!at(Kind::Name) || token_->start != text_end->end) return false;
    std::string_view name = identifiers_[token_->payload]->text();
    if (name != "s" && name != "r" && name != "a") return false;
    conversion = static_cast<Conversion>(name[0]);
    token_++;
  }
  const Token* colon = nullptr;
  Expr* format_spec = nullptr;
  if (at(Kind::Colon)) {
    colon = token_;
    format_spec = format_specifier(middle);
    if (!format_spec) return false;
  }
  if (!accept(Kind::RightBrace)) return false;
  if (self_documenting && !conversion_name && !colon) conversion = Conversion::Repr;
  Position position = span(open->position);
  if (self_documenting) {
    const Position& end = text_end->position;
    ConstantValue text;
    text.type = ConstantType::Str;
    std::string_view shown = field_text(open->end, text_end->start);
    text.text = {shown.data(), static_cast<uint32_t>(shown.size()), 0, true, false};
    TextBuilder builder(workspace_, text.text.size);
    for (char c : shown) {
      if (static_cast<uint8_t>(c) >= 0x80) text.text.is_ascii = false;
    }
    builder.append(text.text);
    text.text = builder.take_string();
    scratch_.push(expr<Constant>(
        Position{position.lineno, position.col_offset + 1, end.lineno, end.col_offset}, text,
        StringKind::Plain));
  }
  if (field == Field::Formatted) {
    scratch_.push(expr<FormattedValue>(position, value, conversion, format_spec));
    return true;
  }
  std::string_view shown = field_text(open->end, text_end->start);
  // Trailing whitespace and `=` do not belong to the expression text of an interpolation.
  while (!shown.empty()) {
    size_t last = shown.size() - 1;
    while (last > 0 && (static_cast<uint8_t>(shown[last]) & 0xC0) == 0x80) last--;
    char32_t c = decode_utf8(shown.data() + last, shown.data() + shown.size()).code_point;
    if (c != '=' && !unicode::is_space(c)) break;
    shown = shown.substr(0, last);
  }
  Text text{shown.data(), static_cast<uint32_t>(shown.size()), 0, true, false};
  for (char c : shown) {
    if (static_cast<uint8_t>(c) >= 0x80) text.is_ascii = false;
  }
  TextBuilder builder(workspace_, text.size);
  builder.append(text);
  scratch_.push(
      expr<Interpolation>(position, value, builder.take_string(), conversion, format_spec));
  return true;
}

// ':' and the format specifier after it, up to the closing brace.
Expr* Parser::format_specifier(Kind middle) {
  const Position& start = token_++->position;
  uint32_t mark = scratch_.size();
  while (!at(Kind::RightBrace)) {
    if (at(middle)) {
      if (!literal_part(0)) return nullptr;
    } else if (at(Kind::LeftBrace)) {
      if (!replacement_field(middle, Field::Formatted)) return nullptr;
    } else {
      return nullptr;
    }
  }
  Array<Expr*> values = fold_constants(mark);
  return expr<JoinedStr>(span(start), values);
}

// The source text of a replacement field, without comments. Quotes are tracked only roughly, as in
// CPython.
std::string_view Parser::field_text(uint32_t start, uint32_t end) {
  std::string_view text(source_ + start, end - start);
  char quote = 0;
  bool has_comment = false;
  for (size_t i = 0; i < text.size() && !has_comment; i++) {
    char c = text[i];
    if (c == '\\') {
      i++;
    } else if (c == '"' || c == '\'') {
      if (!quote) {
        quote = c;
      } else if (quote == c) {
        quote = 0;
      }
    } else if (c == '#' && !quote) {
      has_comment = true;
    }
  }
  if (!has_comment) return text;
  auto* out = arena_.array<char>(text.size());
  if (!out) return {};
  size_t size = 0;
  quote = 0;
  for (size_t i = 0; i < text.size(); i++) {
    char c = text[i];
    if (c == '"' || c == '\'') {
      if (!quote) {
        quote = c;
      } else if (quote == c) {
        quote = 0;
      }
    } else if (c == '#' && !quote) {
      while (i < text.size() && text[i] != '\n') i++;
      if (i == text.size()) break;
      c = '\n';
    }
    out[size++] = c;
  }
  return {out, size};
}

}  // namespace hognose
