// The module _dataclasses: functions out of text, for the built-in module dataclasses alone.
//
// Receives text that is composed of fixed phrases and of identifiers that the caller has checked;
// hands on the function __create__ that it defines. What it compiles is a guest's code: it has none
// of the rights of built-in modules.
#include "library/dynamic_code.h"
#include "library/modules.h"
#include "objects/codecs.h"
#include "objects/make.h"
#include "objects/protocol.h"
#include "vm/machine.h"

namespace hognose {

namespace {

Result<Value> dataclasses_create(Vm& vm, const Value* arguments) {
  Machine& machine = machine_of(vm);
  Str* text = vm.as<Str>(arguments[0], TypeId::Str);
  Dict* globals = vm.as<Dict>(arguments[1], TypeId::Dict);
  if (text == nullptr || globals == nullptr) {
    return vm.raise(TypeId::TypeError, "_create() takes text and a dict");
  }
  const Bytes* bytes = TRY(encode_string_calling(vm, text, nullptr, nullptr));
  DynamicSource source;
  source.text = {reinterpret_cast<const char*>(bytes->data), bytes->extra};
  LoadedCode* loaded = TRY(compile_for_guest(machine, source, globals));
  TRY(run_dynamic_calling(machine, loaded, arguments[1], nullptr));
  machine.forget_if_unreferred(loaded, OwnedTree::Free);
  Str* name = TRY(intern(vm, "__create__"));
  Value made = dict_find_string(vm, globals, name);
  TRY(dict_delete_string(vm, globals, name));
  return made.is_undefined() ? Value::none() : made;
}

constexpr NativeRow kRows[] = {{"_create(text, globals, /)", dataclasses_create}};

}  // namespace

std::span<const NativeRow> dataclasses_module_functions() { return kRows; }

Result<void> fill_dataclasses_module(Vm&, Dict*) { return {}; }

}  // namespace hognose
