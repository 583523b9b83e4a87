// Loading: turns a shared Code into a LoadedCode of this sandbox, with its constants as values.
//
// The result is an entry in the machine's table. A child is loaded when the first function is
// created from it.
#include <algorithm>
#include <cstring>

#include "base/foreign_object.h"
#include "bytecode/verifier.h"
#include "machine/machine.h"
#include "meter/paced.h"
#include "objects/containers/dict_access.h"
#include "objects/containers/set_access.h"
#include "objects/core/interned.h"
#include "objects/core/make.h"
#include "objects/numbers/numbers.h"
#include "objects/protocols/protocol.h"
#include "policy/check_sites.h"
#include "policy/effective_policy.h"

namespace hognose {

namespace {

bool looks_like_name(std::string_view text) {
  if (text.size() > 64) return false;
  for (char c : text) {
    bool is_word =
        (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
    if (!is_word) return false;
  }
  return true;
}

}  // namespace

Result<Value> Machine::make_constant(const Constant& constant) {
  switch (constant.kind) {
    case Constant::Kind::None: return Value::none();
    case Constant::Kind::True: return Value::boolean(true);
    case Constant::Kind::False: return Value::boolean(false);
    case Constant::Kind::Ellipsis: return Value::ellipsis();
    case Constant::Kind::Undefined: return Value::undefined();
    case Constant::Kind::Int: return make_int(*this, constant.integer);
    case Constant::Kind::BigInt: {
      bool negative = !constant.text.empty() && constant.text[0] == '-';
      return int_from_digits(*this, constant.text.substr(negative ? 1 : 0), 16, negative);
    }
    case Constant::Kind::Float: return Value::from_double(constant.number);
    case Constant::Kind::Imaginary: {
      Complex* complex = TRY(make<Complex>(TypeId::Complex));
      complex->imaginary = constant.number;
      return Value::from_cell(complex);
    }
    case Constant::Kind::Str: {
      if (takes_texts_from_boot) {
        if (Str* known = interned_in_boot(*this, constant.text)) return Value::from_cell(known);
      }
      // Like CPython, intern text that could be a name: dict keys then compare by address.
      Str* string = looks_like_name(constant.text)
                        ? TRY(intern(*this, std::string_view(constant.text)))
                        : TRY(make_string(*this, constant.text));
      return Value::from_cell(string);
    }
    case Constant::Kind::Name: {
      Str* string = TRY(intern(*this, std::string_view(constant.text)));
      return Value::from_cell(string);
    }
    case Constant::Kind::Bytes: {
      Bytes* bytes = TRY(make_bytes(*this, reinterpret_cast<const uint8_t*>(constant.text.data()),
                                    constant.text.size()));
      return Value::from_cell(bytes);
    }
    case Constant::Kind::Tuple: {
      Tuple* tuple = TRY(make_tuple_room(*this, constant.items.size()));
      Pace pace(meter);
      for (size_t i = 0; i < constant.items.size(); ++i) {
        TRY(pace.turn(kPacedItems / kPacedEntries));
        tuple->items[i] = TRY(make_constant(constant.items[i]));
      }
      return Value::from_cell(tuple);
    }
    case Constant::Kind::FrozenSet: {
      Set* set = TRY(make_set(*this, TypeId::FrozenSet));
      for (const Constant& item : constant.items) {
        Value value = TRY(make_constant(item));
        TRY(set_add_calling(*this, set, value));
      }
      return Value::from_cell(set);
    }
  }
  return Value::none();
}

// Globals may name their own builtins: a dict, or a module whose dict is used (reference 4.2.4).
Dict* Machine::builtins_for(const Dict* globals) {
  Value own = dict_find_string(*this, globals, name(Name::Builtins));
  if (Dict* dict = as<Dict>(own, TypeId::Dict)) return dict;
  Module* module = as<Module>(own, TypeId::Module);
  return module != nullptr && module->dict ? module->dict.get() : namespaces.builtins;
}

// Code that is made while the run goes on comes here: by the compiler, or by a native.
Result<LoadedCode*> Machine::load_owned(std::unique_ptr<CodeTree> tree, Dict* globals) {
#ifdef HOGNOSE_VERIFY_BYTECODE
  ForeignObject<std::string> refused;
  stack.side.run([&] { *refused = verify(*tree->root); });
  if (!refused->empty()) {
    return raise(TypeId::SystemError, "bad bytecode was made: {}", std::string_view(*refused));
  }
#endif
  const Code& root = *tree->root;
  const std::string_view source = tree->source;
  return load(root, globals, source, codes.add_owner(std::move(tree)));
}

Result<uint32_t> Machine::reserve_codes(CodeSource& source, uint32_t first, uint32_t count) {
  const uint32_t index = codes.reserve_rows(meter, count);
  if (index == 0) return meter.stop(StopReason::Memory);
  reserved_codes_.push_back({index, index + count, first, &source});
  return index;
}

LoadedCode* Machine::load_reserved(uint32_t index) const {
  auto above = std::ranges::upper_bound(reserved_codes_, index, {}, &ReservedCodes::first);
  if (above == reserved_codes_.begin() || index >= above[-1].end) return nullptr;
  const ReservedCodes& codes = above[-1];
  auto* machine = const_cast<Machine*>(this);
  CodeSource::Found found;
  machine->stack.side.run(
      [&] { found = codes.source->find(codes.first_number + index - codes.first); });
  Result<LoadedCode*> loaded =
      machine->load_at(index, *found.code, base.at<Dict>(found.globals), found.text, nullptr);
  if (loaded.failed()) return nullptr;
  loaded.value()->is_permanent = true;
  loaded.value()->code_object = found.code_object;
  return loaded.value();
}

Result<LoadedCode*> Machine::load(const Code& code, Dict* globals, std::string_view source,
                                  CodeOwner* owner) {
  return load_at(0, code, globals, source, owner);
}

// The index is one that was reserved, or 0 for any.
Result<LoadedCode*> Machine::load_at(uint32_t index, const Code& code, Dict* globals,
                                     std::string_view source, CodeOwner* owner) {
  TRY(meter.charge(4));
  constexpr uint32_t kAsync = kCodeCoroutine | kCodeAsyncGenerator;
  if (HOGNOSE_ASKS(async_code) && (code.flags & kAsync) != 0 && (code.flags & kCodeTrusted) == 0 &&
      host.policy != nullptr && !host.policy->feature("async")) {
    return raise(TypeId::RuntimeError,
                 "coroutines are closed by the policy (rule: async, profile: {})",
                 host.policy->name());
  }
  if (index == 0) index = codes.take_row(meter);
  const size_t bytes = code.constant_words * sizeof(Value) +
                       (code.children.size() + code.parameter_count()) * sizeof(uint32_t);
  LoadedCode* loaded = index == 0 ? nullptr : codes.allocate(meter, index, bytes, owner);
  if (loaded == nullptr) return meter.stop(StopReason::Memory);
  if (uint64_t bytes_since = codes.take_uncounted(); bytes_since != 0)
    heap.count_outside(bytes_since);
  auto* memory = reinterpret_cast<uint8_t*>(loaded + 1);
  loaded->words = reinterpret_cast<Value*>(memory);
  memory += code.constant_words * sizeof(Value);
  loaded->children = reinterpret_cast<uint32_t*>(memory);
  loaded->parameter_names = loaded->children + code.children.size();
  loaded->code = &code;
  loaded->source = source;
  loaded->entry = code.instructions.data();
  loaded->register_count = code.register_count;
  loaded->cleared_from = code.cleared_from;
  loaded->cleared_to = code.cleared_to;
  loaded->instruction_count = static_cast<uint32_t>(code.instructions.size());
  bool simple =
      code.keyword_only_count == 0 && (code.flags & (kCodeVarArgs | kCodeVarKeywords)) == 0;
  loaded->simple_arguments = simple ? code.argument_count : LoadedCode::kNotSimple;
  loaded->words[kSlotGlobals] = Value::from_cell(globals);
  bool is_trusted = (code.flags & kCodeTrusted) != 0 && trusted_builtins != nullptr;
  loaded->words[kSlotBuiltins] =
      Value::from_cell(is_trusted ? trusted_builtins : builtins_for(globals));
  loaded->words[kSlotLoadedCode] = Value::from_bits(reinterpret_cast<uint64_t>(loaded));
  loaded->is_pending = true;
  HOGNOSE_CHECK(loaded->cleared_to <= UINT16_MAX && loaded->cleared_from <= loaded->cleared_to);
  *codes.target(index) = CallTarget{loaded->entry,
                                    loaded->words,
                                    loaded->register_count,
                                    loaded->simple_arguments,
                                    static_cast<uint16_t>(loaded->cleared_from),
                                    static_cast<uint16_t>(loaded->cleared_to),
                                    index};
  loaded->name = offset_of(TRY(intern(*this, std::string_view(code.name))));
  loaded->qualified_name =
      code.qualified_name == code.name
          ? loaded->name
          : offset_of(TRY(intern(*this, std::string_view(code.qualified_name))));
  // Most functions of built-in modules are never called.
  if (is_trusted && (code.flags & kCodeModule) == 0) {
    codes.target(index)->simple_arguments = LoadedCode::kNotSimple;
    return loaded;
  }
  TRY(complete(loaded));
  return loaded;
}

Result<void> Machine::complete(LoadedCode* loaded) {
  const Code& code = *loaded->code;
  TRY(meter.charge(code.constant_words / 8));
  for (uint32_t i = kFirstConstant; i < code.constant_words; ++i) {
    loaded->words[i] = Value::undefined();
  }
  // From here on its constants are roots, while the others are being created.
  loaded->is_pending = false;
  Result<void> filled = fill_constants(loaded);
  if (filled.failed()) {
    loaded->is_pending = true;
    return filled;
  }
  codes.target(loaded->block.code_index)->simple_arguments = loaded->simple_arguments;
  return {};
}

Result<void> Machine::fill_constants(LoadedCode* loaded) {
  const Code& code = *loaded->code;
  for (size_t i = 0; i < code.constants.size(); ++i) {
    const Constant& constant = code.constants[i];
    if (constant.kind == Constant::Kind::Name && (code.flags & kCodeTrusted) == 0) {
      keeps_frames |= constant.text == "f_locals" || constant.text == "f_back";
    }
    loaded->words[kFirstConstant + i] = TRY(make_constant(code.constants[i]));
  }
  for (const CacheSite& site : code.caches) {
    loaded->words[site.index] = loaded->words[site.name_index];
    for (uint32_t word = 1; word < cache_words(site.kind); ++word) {
      loaded->words[site.index + static_cast<int32_t>(word)] = kEmptyCache;
    }
  }
  for (size_t i = 0; i < code.parameter_count(); ++i) {
    loaded->parameter_names[i] =
        offset_of(TRY(intern(*this, std::string_view(code.local_names[i]))));
  }
  return {};
}

Result<Value> Machine::docstring_of(const LoadedCode* loaded) {
  if (!loaded->code->has_docstring) return Value::none();
  if (!loaded->is_pending) return loaded->words[kFirstConstant];
  return make_constant(loaded->code->constants[0]);
}

Result<LoadedCode*> Machine::load_child(LoadedCode* parent, uint32_t child) {
  uint32_t index = parent->children[child];
  if (HOGNOSE_LIKELY(index != LoadedCode::kNotLoaded)) return loaded(index);
  Dict* globals = cell<Dict>(parent->words[kSlotGlobals]);
  LoadedCode* loaded =
      TRY(load(*parent->code->children[child], globals, parent->source, parent->owner));
  parent->children[child] = loaded->index();
  return loaded;
}

}  // namespace hognose
