// Anchors: parses a piece of source again to find the part of it that failed.
//
// The tree gives the ends of operands and callees. The operator or the bracket is the first
// character after that end that can be one.
#include "library/traceback/anchors.h"

#include <cstring>

#include "syntax/parser/parser.h"

namespace hognose {

namespace {

constexpr uint64_t kFuelBatch = 200;

bool refill_from_meter(Budget& budget, void* context) {
  if (static_cast<Meter*>(context)->charge(kFuelBatch).failed()) return false;
  budget.remaining += kFuelBatch;
  return true;
}

// Returns null if the text is not a module or memory ran out.
Result<ast::Module*> parse_text(Meter& meter, Arena& scratch, std::string_view text) {
  Budget budget;
  budget.remaining = 0;
  budget.refill = refill_from_meter;
  budget.context = &meter;
  ParseOptions options;
  options.budget = &budget;
  ParseResult result = parse(Source{text, SourceKind::Text}, ParseMode::Exec, scratch, options);
  if (result.outcome == ParseOutcome::Stopped) return Failure::Stopped;
  return result.ok() ? result.module : nullptr;
}

// Joins the lines, each with a line end, between `before` and `after`. Returns null if memory ran
// out.
Result<const char*> join_lines(Meter& meter, Arena& scratch, std::string_view before,
                               const TextLines& lines, std::string_view after, size_t* size) {
  *size = before.size() + after.size();
  for (std::string_view line : lines) *size += line.size() + 1;
  TRY(meter.charge_bytes(*size));
  char* text = scratch.array<char>(*size);
  if (text == nullptr) return nullptr;
  char* end = text;
  auto put = [&end](std::string_view part) {
    if (!part.empty()) std::memcpy(end, part.data(), part.size());
    end += part.size();
  };
  put(before);
  for (std::string_view line : lines) {
    put(line);
    put("\n");
  }
  put(after);
  return text;
}

// Words that begin a statement and no expression. They spare most frames the parsing.
constexpr std::string_view kStatementWords[] = {"raise",  "assert", "import", "from", "with",
                                                "for",    "def",    "class",  "del",  "return",
                                                "global", "while",  "if",     "try",  "async"};

bool begins_statement(std::string_view line) {
  size_t size = 0;
  while (size < line.size() && line[size] >= 'a' && line[size] <= 'z') ++size;
  // The word is part of a longer name or a string prefix.
  if (size < line.size() && line[size] != ' ') return false;
  for (std::string_view word : kStatementWords) {
    if (line.substr(0, size) == word) return true;
  }
  return false;
}

bool is_space(char c) { return c == ' ' || (c >= '\t' && c <= '\r') || (c >= 0x1C && c <= 0x1F); }

// Moves through the lines of an expression character by character, past comments and continuations.
class Walk {
 public:
  Walk(const TextLines& lines, TextPlace place) : lines_(lines), place_(place) {}

  // At the end of a line, moves to the next line that has a character.
  bool settle() {
    while (place_.line < lines_.size() && place_.column >= lines_[place_.line].size()) {
      place_.column = 0;
      ++place_.line;
    }
    return place_.line < lines_.size();
  }

  // Moves to the first wanted character from here on.
  template <class Wanted>
  bool find(Wanted wanted) {
    if (!settle()) return false;
    for (;;) {
      char c = lines_[place_.line][place_.column];
      if (c == '\\' || c == '#') {
        ++place_.line;
        place_.column = 0;
      } else if (wanted(c)) {
        return true;
      } else {
        ++place_.column;
      }
      if (!settle()) return false;
    }
  }

  TextPlace place() const { return place_; }

 private:
  const TextLines& lines_;
  TextPlace place_;
};

// Converts a position in the wrapped text, which has one more line at the top and counts lines from
// 1, to a place in the expression.
TextPlace end_of(const ast::Expr* expression) {
  return {expression->position.end_lineno - 2, expression->position.end_col_offset};
}

Anchors operator_anchors(const TextLines& lines, const ast::BinOp* operation) {
  Anchors anchors;
  Walk walk(lines, end_of(operation->left));
  if (!walk.find([](char c) { return !is_space(c) && c != ')'; })) return anchors;
  anchors.start = walk.place();
  anchors.end = {anchors.start.line, anchors.start.column + 1};
  // An operator has one or two characters. The second must come before the right operand.
  std::string_view line = lines[anchors.start.line];
  uint32_t second = anchors.end.column;
  const ast::Position& right = operation->right->position;
  bool before_right = right.lineno - 2 > anchors.start.line || second < right.col_offset;
  if (second < line.size() && before_right && !is_space(line[second]) && line[second] != '\\' &&
      line[second] != '#') {
    ++anchors.end.column;
  }
  anchors.found = true;
  return anchors;
}

Anchors bracket_anchors(const TextLines& lines, const ast::Expr* whole, const ast::Expr* head,
                        char bracket) {
  Anchors anchors;
  Walk walk(lines, end_of(head));
  if (!walk.find([bracket](char c) { return c == bracket; })) return anchors;
  anchors.start = walk.place();
  anchors.end = end_of(whole);
  anchors.found = anchors.end.line < lines.size();
  return anchors;
}

}  // namespace

Result<Anchors> find_anchors(Meter& meter, Arena& scratch, const TextLines& lines) {
  Anchors none;
  if (lines.empty() || begins_statement(lines[0])) return none;
  size_t size;
  // The brackets allow the lines of an expression to continue as they did in the statement.
  const char* text = TRY(join_lines(meter, scratch, "(\n", lines, ")", &size));
  if (text == nullptr) return none;
  ast::Module* module = TRY(parse_text(meter, scratch, {text, size}));
  if (module == nullptr || module->body.size() != 1) return none;
  const auto* statement = ast::as<ast::Expression>(module->body[0]);
  if (statement == nullptr || statement->value->position.lineno < 2) return none;
  ast::Expr* expression = statement->value;
  if (const auto* operation = ast::as<ast::BinOp>(expression)) {
    return operator_anchors(lines, operation);
  }
  if (const auto* subscript = ast::as<ast::Subscript>(expression)) {
    return bracket_anchors(lines, subscript, subscript->value, '[');
  }
  if (const auto* call = ast::as<ast::Call>(expression)) {
    Anchors anchors = bracket_anchors(lines, call, call->func, '(');
    anchors.is_call = true;
    return anchors;
  }
  return none;
}

Result<bool> is_plain_call(Meter& meter, Arena& scratch, const TextLines& lines, TextPlace start,
                           TextPlace end) {
  size_t size;
  const char* text = TRY(join_lines(meter, scratch, "", lines, "", &size));
  if (text == nullptr) return false;
  ast::Module* module = TRY(parse_text(meter, scratch, {text, size}));
  if (module == nullptr || module->body.empty()) return false;
  const ast::Expr* value = nullptr;
  if (const auto* result = ast::as<ast::Return>(module->body[0])) {
    const auto* call = ast::as<ast::Call>(result->value);
    if (call != nullptr && ast::as<ast::Name>(call->func) != nullptr) value = call;
  } else if (const auto* assignment = ast::as<ast::Assign>(module->body[0])) {
    if (assignment->targets.size() == 1 && ast::as<ast::Name>(assignment->targets[0]) != nullptr) {
      value = ast::as<ast::Call>(assignment->value);
    }
  }
  if (value == nullptr) return false;
  const ast::Position& position = value->position;
  return position.lineno == start.line + 1 && position.end_lineno == end.line + 1 &&
         position.col_offset == start.column && position.end_col_offset == end.column;
}

}  // namespace hognose
