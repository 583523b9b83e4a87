// Formats an exception with its chain, the oldest exception first, each with frames, message and
// notes.
//
// A group (PEP 654) is printed as a tree: its members are indented, with a column of bars on their
// left.
#include "library/traceback/text.h"

#include "base/unicode.h"
#include "library/traceback/chain.h"
#include "library/traceback/frame.h"
#include "library/traceback/syntax.h"
#include "meter/paced.h"
#include "objects/classes/class.h"
#include "objects/protocols/protocol.h"
#include "objects/text/string_builder.h"

namespace hognose {

namespace {

using Node = ExceptionChain::Node;

constexpr uint32_t kMaximumGroupDepth = ExceptionChain::kMaximumGroupDepth;
constexpr uint32_t kMaximumGroupWidth = ExceptionChain::kMaximumGroupWidth;
// How often in a row the same line of the same function is printed.
constexpr uint32_t kMaximumRepeats = 3;

class TracebackWriter {
 public:
  explicit TracebackWriter(Machine& vm) : vm_(vm), chain_(vm), text_(vm), frames_(vm) {}

  Result<ExceptionText> write_calling(Value exception);

 private:
  Result<Str*> write_all_calling() {
    TRY(write_chain_calling(0));
    return text_.finish();
  }
  Result<void> write_chain_calling(Node last);
  Result<void> write_exception_calling(Node node);
  Result<void> write_group_calling(Node node);
  Result<void> write_members_calling(Node node);
  Result<void> write_frames(const Traceback* entry);
  Result<void> write_message_calling(Node node);
  Result<Str*> message_line(Node node);
  Result<void> write_notes_calling(Value notes);
  Result<Str*> class_text(const Type* type);

  // Appends text, each line after the bar of the enclosing group, if there is one.
  Result<void> emit(const Str* text, char bar = '|');
  Result<void> emit(std::string_view ascii, char bar = '|') {
    TRY(begin_line(bar));
    return text_.append_ascii(ascii);
  }
  Result<void> begin_line(char bar);
  Result<void> write_separator(const char* start, const Str* title);

  Machine& vm_;
  ExceptionChain chain_;
  StringBuilder text_;
  FrameTexts frames_;
  uint32_t group_depth_ = 0;
  bool needs_closing_ = false;
};

Result<ExceptionText> TracebackWriter::write_calling(Value exception) {
  TRY(chain_.gather_calling(exception));
  ExceptionText result;
  result.message = chain_.plain_message(0);
  Result<Str*> text = write_all_calling();
  if (text.failure() == Failure::Raised) {
    // The text is too long for a string, or for the memory that is left.
    vm_.take_pending();
    text = message_line(0);
  }
  result.text = TRY(text);
  return result;
}

// --- lines

Result<void> TracebackWriter::begin_line(char bar) {
  if (group_depth_ == 0) return {};
  TRY(text_.append_repeated(' ', 2 * group_depth_));
  TRY(text_.append_character(static_cast<char32_t>(bar)));
  return text_.append_ascii(" ");
}

Result<void> TracebackWriter::emit(const Str* text, char bar) {
  if (group_depth_ == 0) return text_.append(text);
  TRY(vm_.meter.charge_bytes(text->length));
  Pace pace(vm_.meter);
  uint32_t start = 0;
  while (start < text->length) {
    uint32_t end = start;
    while (end < text->length && !unicode::is_line_break(character_at(text, end))) {
      ++end;
      TRY(pace.turn());
    }
    if (end < text->length) {
      char32_t last = character_at(text, end++);
      if (last == '\r' && end < text->length && character_at(text, end) == '\n') ++end;
    }
    TRY(begin_line(bar));
    TRY(text_.append_part(text, start, end));
    start = end;
  }
  return {};
}

// --- chains and groups

Result<void> TracebackWriter::write_chain_calling(Node last) {
  // Walk back from this exception to the first one.
  RootVector nodes(vm_);
  for (Node node = last; node != ExceptionChain::kNone;) {
    TRY(vm_.meter.charge(1));
    TRY(nodes.push(Value::from_small_int(node)));
    Node cause = chain_.cause(node);
    node = cause != ExceptionChain::kNone ? cause : chain_.context(node);
  }
  for (size_t i = nodes.size(); i > 0; --i) {
    Node node = static_cast<Node>(nodes[i - 1].small_int());
    Node earlier =
        i < nodes.size() ? static_cast<Node>(nodes[i].small_int()) : ExceptionChain::kNone;
    if (earlier != ExceptionChain::kNone) {
      bool is_cause = chain_.cause(node) == earlier;
      TRY(emit("\n"));
      TRY(emit(is_cause ? "The above exception was the direct cause of the following exception:\n"
                        : "During handling of the above exception, another exception occurred:\n"));
      TRY(emit("\n"));
    }
    TRY(chain_.is_group(node) ? write_group_calling(node) : write_exception_calling(node));
  }
  return {};
}

Result<void> TracebackWriter::write_exception_calling(Node node) {
  const Traceback* entry = chain_.exception(node)->traceback.get();
  if (entry != nullptr) {
    TRY(emit("Traceback (most recent call last):\n"));
    TRY(write_frames(entry));
  }
  return write_message_calling(node);
}

Result<void> TracebackWriter::write_group_calling(Node node) {
  if (group_depth_ > kMaximumGroupDepth) {
    Str* cut = TRY(make_text(vm_, "... (max_group_depth is {})\n", kMaximumGroupDepth));
    return emit(cut);
  }
  bool is_outermost = group_depth_ == 0;
  if (is_outermost) ++group_depth_;
  const Traceback* entry = chain_.exception(node)->traceback.get();
  if (entry != nullptr) {
    TRY(emit("Exception Group Traceback (most recent call last):\n", is_outermost ? '+' : '|'));
    TRY(write_frames(entry));
  }
  TRY(write_message_calling(node));
  TRY(write_members_calling(node));
  if (is_outermost) group_depth_ = 0;
  return {};
}

Result<void> TracebackWriter::write_separator(const char* start, const Str* title) {
  TRY(text_.append_repeated(' ', 2 * group_depth_));
  TRY(text_.append_ascii(start));
  TRY(text_.append_ascii("+----------------"));
  if (title == nullptr) return text_.append_ascii("--------------------\n");
  TRY(text_.append_ascii(" "));
  TRY(text_.append(title));
  return text_.append_ascii(" ----------------\n");
}

Result<void> TracebackWriter::write_members_calling(Node node) {
  uint32_t count = chain_.member_count(node);
  uint32_t shown = count <= kMaximumGroupWidth ? count : kMaximumGroupWidth + 1;
  needs_closing_ = false;
  for (uint32_t i = 0; i < shown; ++i) {
    bool is_last = i + 1 == shown;
    bool is_cut = i >= kMaximumGroupWidth;
    // The line that closes a group also closes a group that is its last member.
    if (is_last) needs_closing_ = true;
    Str* title = TRY(is_cut ? make_string_ascii(vm_, "...") : make_text(vm_, "{}", i + 1));
    TRY(write_separator(i == 0 ? "+-" : "  ", title));
    ++group_depth_;
    if (is_cut) {
      uint32_t more = count - kMaximumGroupWidth;
      Str* rest = TRY(make_text(vm_, "and {} more exception{}\n", more, more == 1 ? "" : "s"));
      TRY(emit(rest));
    } else {
      TRY(write_chain_calling(chain_.member(node, i)));
    }
    if (is_last && needs_closing_) {
      TRY(write_separator("", nullptr));
      needs_closing_ = false;
    }
    --group_depth_;
  }
  return {};
}

// --- frames

Result<void> TracebackWriter::write_frames(const Traceback* entry) {
  const Code* last = nullptr;
  uint32_t last_line = 0;
  uint32_t repeats = 0;
  auto write_count = [&]() -> Result<void> {
    if (repeats <= kMaximumRepeats) return {};
    uint32_t more = repeats - kMaximumRepeats;
    Str* count = TRY(
        make_text(vm_, "  [Previous line repeated {} more time{}]\n", more, more == 1 ? "" : "s"));
    return emit(count);
  };
  for (; entry != nullptr; entry = entry->next.get()) {
    TRY(vm_.meter.charge(1));
    const LoadedCode* loaded = vm_.loaded(entry->code_index);
    if (loaded == nullptr || loaded->code == nullptr) continue;
    uint32_t line = vm_.services->line_of(entry->code_index, entry->instruction);
    const Code& code = *loaded->code;
    bool same = last == &code && last_line == line;
    if (!same && last != nullptr && last_line == line) {
      TRY(vm_.meter.charge_bytes(last->name.size() + last->filename.size()));
      same = last->name == code.name && last->filename == code.filename;
    }
    if (!same) {
      TRY(write_count());
      repeats = 0;
    }
    last = &code;
    last_line = line;
    if (++repeats > kMaximumRepeats) continue;
    Str* text = TRY(frames_.text_of(*loaded, entry->instruction));
    TRY(emit(text));
  }
  return write_count();
}

// --- messages and notes

// Returns the class name with its module. The module is left out for built-in classes and for
// classes of the program itself.
Result<Str*> TracebackWriter::class_text(const Type* type) {
  Str* name = type->qualified_name ? type->qualified_name.get() : type->name.get();
  const Str* module = vm_.as<Str>(class_module(vm_, type), TypeId::Str);
  if (module == nullptr) return make_text(vm_, "<unknown>.{}", name);
  if (strings_equal(module, vm_.name(Name::Main)) ||
      strings_equal(module, vm_.name(Name::Builtin))) {
    return name;
  }
  return make_text(vm_, "{}.{}", module, name);
}

Result<Str*> TracebackWriter::message_line(Node node) {
  Str* type = TRY(class_text(vm_.type_of(Value::from_cell(chain_.exception(node)))));
  Str* message = chain_.message(node);
  if (message->length == 0) return make_text(vm_, "{}\n", type);
  return make_text(vm_, "{}: {}\n", type, message);
}

Result<void> TracebackWriter::write_message_calling(Node node) {
  Exception* exception = chain_.exception(node);
  Value value = Value::from_cell(exception);
  if (is_instance(vm_, value, TypeId::SyntaxError)) {
    Str* type = TRY(class_text(vm_.type_of(value)));
    Str* lines = TRY(syntax_error_lines_calling(vm_, exception, type));
    TRY(emit(lines));
  } else {
    Str* line = TRY(message_line(node));
    TRY(emit(line));
  }
  return write_notes_calling(chain_.notes(node));
}

Result<void> TracebackWriter::write_notes_calling(Value notes) {
  if (notes.is_none()) return {};
  bool is_sequence = vm_.has_layout(notes, TypeId::List) || vm_.has_layout(notes, TypeId::Tuple) ||
                     vm_.has_layout(notes, TypeId::Range);
  if (is_sequence) {
    auto write_note = [this](Value note) -> Result<bool> {
      Str* shown = TRY(safe_str_calling(vm_, note, "note"));
      Str* line = TRY(make_text(vm_, "{}\n", shown));
      TRY(emit(line));
      return true;
    };
    Result<void> written = for_each_calling(vm_, notes, write_note);
    if (written.failure() != Failure::Raised) return written;
    vm_.take_pending();
    return {};
  }
  Result<Str*> shown = repr_calling(vm_, notes);
  if (shown.failure() == Failure::Stopped) return Failure::Stopped;
  if (shown.failed()) {
    vm_.take_pending();
    return emit("<__notes__ repr() failed>\n");
  }
  Str* line = TRY(make_text(vm_, "{}\n", shown.value()));
  return emit(line);
}

}  // namespace

Result<ExceptionText> format_exception_calling(Machine& machine, Value exception) {
  TracebackWriter writer(machine);
  return writer.write_calling(exception);
}

}  // namespace hognose
