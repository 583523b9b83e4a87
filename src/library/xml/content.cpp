// The native part of pyexpat: the ordinary content of a document, which is almost all of it. That
// is text, references to characters, and tags that neither declare a namespace nor get attributes
// by default.
//
// pyexpat.py reads every other token, from its beginning, and decides what is an error. So nothing
// is reported before the whole token has been found to be ordinary. Handlers are guest code: they
// cannot change the text, but they may set and delete each attribute of the parser.
#include "library/core/modules.h"
#include "library/xml/tag_scanner.h"
#include "meter/paced.h"
#include "objects/containers/dict.h"
#include "objects/containers/list.h"
#include "objects/containers/list_methods.h"
#include "objects/protocols/protocol.h"

namespace hognose::xml {

namespace {

// What is in the list of open elements: the name as written, the name that handlers get, and the
// namespaces that the element declares.
enum OpenElement : uint32_t { kWrittenName, kReportedName, kDeclared, kOpenElementItems };

// The text that handlers get when nothing handles a token: a part of the document.
struct Part {
  uint32_t start;
  uint32_t end;
};

template <class Unit>
class ContentReader {
 public:
  ContentReader(Vm& vm, ParserFields& fields, Str* string, uint32_t at)
      : vm_(vm),
        fields_(fields),
        string_(string),
        text_(string),
        at_(at),
        scan_(vm, fields, string) {}

  // Reads to the end of the text or of the outermost element. Returns true if pyexpat.py has to
  // read a token before that.
  Result<bool> read_calling() {
    for (bool is_first = true; at_ < text_.count; is_first = false) {
      if (TRY(fields_.list(vm_, Field::Open))->length == 0) return is_first;
      fields_.set_number(Field::Event, at_);
      scan_.start(at_);
      if (!TRY(read_token_calling())) return true;
      fields_.set_number(Field::At, at_);
    }
    return false;
  }

 private:
  // Each of these functions reads one token and moves `at_` behind it. If the token is not
  // ordinary, they return false and have changed nothing.
  Result<bool> read_token_calling() {
    if (scan_.take('&')) return read_reference_calling();
    if (!scan_.take('<')) return read_text_calling();
    if (scan_.take('/')) return read_end_tag_calling();
    return read_start_tag_calling();
  }

  Result<bool> read_text_calling() {
    uint32_t count =
        static_cast<uint32_t>(TRY(paced_run(vm_.meter, text_.count - at_, [&](size_t i) {
          return !is_mark(kEndsText, text_[at_ + static_cast<uint32_t>(i)]);
        })));
    if (count == 0 && is_lone_bracket()) count = 1;
    TRY(vm_.meter.charge(1 + count / 16));
    if (count == 0) return false;
    const uint32_t start = at_;
    if (reports_text()) {
      TRY(report_text_calling(TRY(substring(vm_, string_, start, start + count))));
    }
    at_ = start + count;
    return true;
  }
  // Whether this is a "]" that cannot begin a "]]>".
  bool is_lone_bracket() const {
    const uint32_t left = text_.count - at_;
    if (text_[at_] != ']' || left < 2) return false;
    return text_[at_ + 1] != ']' || (left > 2 && text_[at_ + 2] != '>');
  }

  Result<bool> read_reference_calling() {
    TRY(vm_.meter.charge(1));
    const char32_t character = scan_.take_reference();
    if (character == 0) return false;
    const uint32_t end = scan_.next();
    if (reports_text()) {
      TRY(report_text_calling(TRY(make_string_character(vm_, character))));
    }
    at_ = end;
    return true;
  }

  Result<bool> read_start_tag_calling() {
    StartTag tag;
    const bool is_ordinary = TRY(scan_.take_start_tag(tag));
    const Part whole{at_, scan_.next()};
    TRY(vm_.meter.charge(2 + (whole.end - whole.start) / 8));
    Dict* interned = fields_.dict(vm_, Field::Intern);
    if (!is_ordinary || interned == nullptr || has_defaults(tag.name.written)) return false;
    Value name = Value::from_cell(tag.name.expanded);
    name = TRY(dict_set_default_calling(vm_, interned, name, name));
    const Value handler = TRY(fields_.get(vm_, Field::StartElementHandler));
    if (handler.is_none()) {
      TRY(report_default_calling(whole));
    } else {
      TRY(flush_calling());
      TRY(vm_.call(handler, {name, TRY(attributes_of(tag))}));
    }
    at_ = whole.end;
    fields_.set_number(Field::At, at_);
    if (!tag.is_empty) return open_element(tag.name.written, name);
    if (!handler.is_none()) fields_.set_number(Field::Event, at_);
    TRY(report_end_calling(name, Part{}));
    return true;
  }
  // Whether the document's type declares attributes of the element.
  bool has_defaults(Str* element) {
    const Dict* defaults = fields_.dict(vm_, Field::Defaults);
    if (defaults == nullptr) return true;
    return defaults->length != 0 && !dict_find_string(vm_, defaults, element).is_undefined();
  }
  Result<Value> attributes_of(const StartTag& tag) {
    if (!fields_.is_true(Field::OrderedAttributes)) return Value::from_cell(tag.attributes);
    List* list = TRY(make_list_room(vm_, uint64_t{tag.attributes->length} * 2));
    Value name, value;
    for (uint32_t position = 0; dict_next(tag.attributes, &position, &name, &value);) {
      TRY(list_append(vm_, list, name));
      TRY(list_append(vm_, list, value));
    }
    return Value::from_cell(list);
  }
  Result<bool> open_element(Str* written, Value reported) {
    Tuple* element = TRY(make_tuple(
        vm_, {Value::from_cell(written), reported, Value::from_cell(vm_.empty_tuple())}));
    TRY(list_append(vm_, TRY(fields_.list(vm_, Field::Open)), Value::from_cell(element)));
    return true;
  }

  Result<bool> read_end_tag_calling() {
    List* open = TRY(fields_.list(vm_, Field::Open));
    const Tuple* element = vm_.as<Tuple>(open->items->values[open->length - 1], TypeId::Tuple);
    if (element == nullptr || element->length != kOpenElementItems) return false;
    const Str* written = vm_.as<Str>(element->items[kWrittenName], TypeId::Str);
    const Tuple* declared = vm_.as<Tuple>(element->items[kDeclared], TypeId::Tuple);
    if (written == nullptr || declared == nullptr || declared->length != 0) return false;
    TRY(vm_.meter.charge(1 + written->length / 16));
    if (!scan_.take_name(written)) return false;
    scan_.take_space();
    if (!scan_.take('>')) return false;
    const Part whole{at_, scan_.next()};
    at_ = whole.end;
    fields_.set_number(Field::At, at_);
    TRY(list_remove_range(vm_, open, open->length - 1, open->length));
    TRY(report_end_calling(element->items[kReportedName], whole));
    return true;
  }

  // --- events

  bool reports_text() const {
    return !fields_.is_none(Field::CharacterDataHandler) ||
           !fields_.is_none(Field::DefaultHandler) || !fields_.is_none(Field::DefaultHandlerExpand);
  }
  Result<void> report_text_calling(Str* text) {
    const Value handler = TRY(fields_.get(vm_, Field::CharacterDataHandler));
    if (handler.is_none()) return report_to_default_calling(text);
    if (fields_.is_true(Field::BufferText)) return buffer_calling(text, handler);
    return with_units(text, [&](auto units) { return report_lines_calling(text, units, handler); });
  }
  // Each newline is an event of its own.
  template <class TextUnit>
  Result<void> report_lines_calling(Str* text, Units<TextUnit> units, Value handler) {
    for (uint32_t start = 0; start < units.count;) {
      const size_t length = TRY(paced_find_if(vm_.meter, units.data + start, units.count - start,
                                              [](TextUnit unit) { return unit == '\n'; }));
      const uint32_t end = start + std::max(static_cast<uint32_t>(length), 1u);
      TRY(vm_.meter.charge(1));
      TRY(vm_.call(handler, {Value::from_cell(TRY(substring(vm_, text, start, end)))}));
      start = end;
    }
    return {};
  }
  Result<void> buffer_calling(Str* text, Value handler) {
    const int64_t used = TRY(fields_.number(vm_, Field::PiecesSize));
    if (used + text->length > TRY(fields_.number(vm_, Field::BufferSize))) {
      TRY(flush_calling());
      if (text->length > TRY(fields_.number(vm_, Field::BufferSize))) {
        TRY(vm_.call(handler, {Value::from_cell(text)}));
        return {};
      }
    }
    TRY(list_append(vm_, TRY(fields_.list(vm_, Field::Pieces)), Value::from_cell(text)));
    const int64_t size = TRY(fields_.number(vm_, Field::PiecesSize)) + text->length;
    fields_.set(Field::PiecesSize, TRY(make_int(vm_, size)));
    return {};
  }
  // Reports the text that was buffered.
  Result<void> flush_calling() {
    List* pieces = TRY(fields_.list(vm_, Field::Pieces));
    if (pieces->length == 0) return {};
    Str* text = TRY(joined(pieces));
    TRY(paced_fill_n(vm_.meter, pieces->items->values.data(), pieces->length, Value::none()));
    pieces->length = 0;
    fields_.set_number(Field::PiecesSize, 0);
    const Value handler = TRY(fields_.get(vm_, Field::CharacterDataHandler));
    if (handler.is_none()) return {};
    TRY(vm_.call(handler, {Value::from_cell(text)}));
    return {};
  }
  Result<Str*> joined(const List* pieces) {
    const Value* items = pieces->items->values.data();
    for (uint32_t i = 0; i < pieces->length; ++i) {
      if (vm_.is_exactly(items[i], TypeId::Str)) continue;
      return vm_.raise(TypeId::TypeError, "sequence item {}: expected str instance, {} found", i,
                       type_name(vm_, items[i]));
    }
    if (pieces->length == 1) return vm_.known<Str>(items[0]);
    return concatenate_strings(vm_, items, pieces->length);
  }

  // `whole` is empty if the tag of the element was.
  Result<void> report_end_calling(Value name, Part whole) {
    const Value handler = TRY(fields_.get(vm_, Field::EndElementHandler));
    if (handler.is_none()) {
      return whole.start == whole.end ? Result<void>() : report_default_calling(whole);
    }
    TRY(flush_calling());
    TRY(vm_.call(handler, {name}));
    return {};
  }

  // A part of the document that nothing else handles.
  Result<void> report_default_calling(Part part) {
    if (fields_.is_none(Field::DefaultHandler) && fields_.is_none(Field::DefaultHandlerExpand)) {
      return {};
    }
    return report_to_default_calling(TRY(substring(vm_, string_, part.start, part.end)));
  }
  Result<void> report_to_default_calling(Str* text) {
    Value handler = TRY(fields_.get(vm_, Field::DefaultHandlerExpand));
    if (!TRY(truth_calling(vm_, handler))) handler = TRY(fields_.get(vm_, Field::DefaultHandler));
    if (handler.is_none()) return {};
    TRY(flush_calling());
    TRY(vm_.call(handler, {Value::from_cell(text)}));
    return {};
  }

  Vm& vm_;
  ParserFields& fields_;
  Str* string_;
  Units<Unit> text_;  // stays: the text of a parser is never changed, only replaced
  uint32_t at_;
  TagScanner<Unit> scan_;
};

// (parser): reads ordinary content at parser._at. Returns whether the next token is for pyexpat.py.
Result<Value> read_ordinary_content(Vm& vm, const Value* arguments) {
  ParserFields fields;
  if (!fields.find(vm, arguments[0])) return Value::boolean(true);
  Str* text = fields.text(vm, Field::Text);
  const int64_t at = TRY(fields.number(vm, Field::At));
  if (text == nullptr || at < 0 || at > text->length) return Value::boolean(true);
  return with_units(text, [&]<class Unit>(Units<Unit>) -> Result<Value> {
    ContentReader<Unit> reader(vm, fields, text, static_cast<uint32_t>(at));
    return Value::boolean(TRY(reader.read_calling()));
  });
}

constexpr NativeRow kRows[] = {
    {"_read_ordinary_content(parser, /)", read_ordinary_content},
};

}  // namespace

}  // namespace hognose::xml

namespace hognose {

std::span<const NativeRow> pyexpat_module_functions() { return xml::kRows; }

Result<void> fill_pyexpat_module(Vm&, Dict*) { return {}; }

}  // namespace hognose
