// Modules in the files of the run: the search, and the way from a file's text to a module.
//
// See file_modules.h.
#include "library/imports/file_modules.h"

#include <algorithm>

#include "library/core/dynamic_code.h"
#include "library/core/importer.h"
#include "library/core/module_names.h"
#include "library/files/tree.h"
#include "objects/bytes/builder.h"
#include "objects/containers/dict_access.h"
#include "objects/containers/list.h"
#include "objects/core/make.h"
#include "objects/text/codecs/codecs.h"
#include "policy/check_sites.h"
#include "policy/effective_policy.h"

namespace hognose {

namespace {

bool may_import_files(const Vm& vm) {
  const EffectivePolicy* policy = vm.host.policy;
  if (policy == nullptr) return false;
  return !HOGNOSE_ASKS(file_import) || (policy->feature("files") && policy->allows_builtin("exec"));
}

std::string_view text_of(BytesView bytes) {
  return {reinterpret_cast<const char*>(bytes.data), bytes.count};
}

// Where imports look for the module. Null: nowhere.
Result<List*> folders_to_search(Machine& machine, Str* name) {
  Str* package = TRY(package_around(machine, name));
  if (package->length == 0) {
    Value path = TRY(library_attribute_calling(machine, "sys", "path"));
    return machine.as<List>(path, TypeId::List);
  }
  Value found = dict_find_string(machine, machine.namespaces.modules, package);
  const Module* module = machine.as<Module>(found, TypeId::Module);
  if (module == nullptr || !module->dict) return nullptr;
  Value path = dict_find_string(machine, module->dict.get(), machine.name(Name::Path));
  return machine.as<List>(path, TypeId::List);
}

// An entry of sys.path or of a __path__ as an absolute path without a slash at the end. Null: the
// entry is no path.
Result<Bytes*> absolute_folder(Vm& vm, FileSystem* files, Value entry) {
  Str* given = vm.as<Str>(entry, TypeId::Str);
  if (given == nullptr) return nullptr;
  Bytes* bytes = TRY(bytes_of_name(vm, given));
  BytesView view = view_of(bytes);
  if (view.count > kMaximumPath) return nullptr;
  BytesBuilder whole(vm);
  if (view.count == 0 || view[0] != '/') {
    Bytes* working = TRY(path_of_folder(vm, files, files->working_folder.get()));
    if (working == nullptr) return nullptr;
    TRY(whole.append(view_of(working)));
    if (view.count != 0) TRY(whole.append_byte('/'));
  }
  uint32_t count = view.count;
  while (count > 0 && view[count - 1] == '/') --count;
  TRY(whole.append(view_of(bytes).data, count));
  return whole.finish();
}

Result<Bytes*> joined(Vm& vm, Bytes* folder, std::string_view name, std::string_view ending = "") {
  BytesBuilder path(vm);
  TRY(path.append(view_of(folder)));
  TRY(path.append_byte('/'));
  TRY(path.append(name));
  TRY(path.append(ending));
  return path.finish();
}

// The node at the path. Null: there is none, or the permissions hide it.
Result<const FileNode*> node_at(Vm& vm, FileSystem* files, Bytes* path) {
  Place place = TRY(find_node(vm, files, view_of(path), Follow::Always));
  return place.error == 0 ? place.node : nullptr;
}

Result<bool> is_file(Vm& vm, FileSystem* files, Bytes* path) {
  const FileNode* node = TRY(node_at(vm, files, path));
  return node != nullptr && node->is_regular();
}

// Looks in one folder. A folder of the name without a module __init__ is added to `portions`.
Result<FilePlace> find_in(Vm& vm, FileSystem* files, Bytes* folder, Bytes* last, List* portions) {
  FilePlace place;
  std::string_view name = text_of(view_of(last));
  Bytes* package = TRY(joined(vm, folder, name));
  const FileNode* node = TRY(node_at(vm, files, package));
  const bool has_folder = node != nullptr && node->is_folder();
  if (has_folder) {
    Bytes* text = TRY(joined(vm, package, "__init__.py"));
    if (TRY(is_file(vm, files, text))) {
      place.file = TRY(name_of_bytes(vm, view_of(text)));
      Value inside = Value::from_cell(TRY(name_of_bytes(vm, view_of(package))));
      place.folders = TRY(make_list(vm, &inside, 1));
      return place;
    }
  }
  Bytes* text = TRY(joined(vm, folder, name, ".py"));
  if (TRY(is_file(vm, files, text))) {
    place.file = TRY(name_of_bytes(vm, view_of(text)));
    return place;
  }
  if (has_folder) {
    Str* portion = TRY(name_of_bytes(vm, view_of(package)));
    TRY(list_append(vm, portions, Value::from_cell(portion)));
  }
  return place;
}

// Names that no entry of a folder has are not looked for, so no name leads out of its folder.
bool is_name_of_entry(BytesView name) {
  if (name.count == 0 || name.count > kMaximumName) return false;
  return std::none_of(name.data, name.data + name.count,
                      [](uint8_t byte) { return byte == '/' || byte == 0; });
}

Result<Bytes*> content_of(Vm& vm, Str* path) {
  FileSystem* files = TRY(file_system(vm));
  Opened opened =
      TRY(open_path(vm, files, view_of(TRY(bytes_of_name(vm, path))), kOpenReadOnly, 0));
  if (opened.error != 0) return raise_os_error(vm, opened.error, Value::from_cell(path));
  const FileNode* node = open_file(vm, files, opened.descriptor)->node.get();
  Bytes* copy = nullptr;
  if (node->is_regular()) {
    BytesView content = content_at(node, 0, node->size);
    copy = TRY(make_bytes_room(vm, content.count));
    TRY(copy_view(vm, copy->data.data(), content));
  }
  close_descriptor(vm, files, opened.descriptor);
  if (copy == nullptr) return raise_os_error(vm, errors::EISDIR_, Value::from_cell(path));
  return copy;
}

// The text is a copy, because a warning of the compiler may run code of the program.
Result<LoadedCode*> compile_file(Machine& machine, Str* path, Dict* globals) {
  Bytes* text = TRY(content_of(machine, path));
  DynamicSource source;
  source.text = text_of(view_of(text));
  source.kind = SourceKind::File;
  source.filename = text_of(view_of(TRY(encode_string_calling(machine, path, nullptr, nullptr))));
  source.is_file = true;
  return compile_for_guest(machine, source, globals);
}

}  // namespace

Result<List*> folders_of_file_modules(Vm& vm) {
  if (!may_import_files(vm)) return make_list(vm, nullptr, 0);
  FileSystem* files = existing_file_system(vm);
  Bytes* working = nullptr;
  if (files != nullptr) working = TRY(path_of_folder(vm, files, files->working_folder.get()));
  Str* name = TRY(working == nullptr ? make_string_ascii(vm, kWorkingFolder)
                                     : name_of_bytes(vm, view_of(working)));
  Value folder = Value::from_cell(name);
  return make_list(vm, &folder, 1);
}

Result<FilePlace> find_file_module(Machine& machine, Str* name) {
  FilePlace place;
  FileSystem* files = existing_file_system(machine);
  if (files == nullptr || !may_import_files(machine)) return place;
  List* folders = TRY(folders_to_search(machine, name));
  if (folders == nullptr) return place;
  uint32_t start = TRY(after_last_dot(machine, name, name->length));
  Bytes* last = TRY(bytes_of_name(machine, TRY(part_of(machine, name, start, name->length))));
  if (!is_name_of_entry(view_of(last))) return place;
  List* portions = TRY(make_list(machine, nullptr, 0));
  for (uint32_t i = 0; i < folders->length; ++i) {
    TRY(machine.meter.charge(1));
    Bytes* folder = TRY(absolute_folder(machine, files, folders->items->values[i]));
    if (folder == nullptr) continue;
    place = TRY(find_in(machine, files, folder, last, portions));
    if (place.found()) return place;
  }
  if (portions->length != 0) place.folders = portions;
  return place;
}

Result<void> run_file_calling(Machine& machine, Str* file, Module* module) {
  if (!may_import_files(machine)) {
    return machine.raise(TypeId::ImportError,
                         "modules that are files are closed by the policy (rules: files, exec)");
  }
  if (module->built_in != 0 || !module->dict) {
    return machine.raise(TypeId::ImportError, "the module is not the program's");
  }
  Dict* dict = module->dict.get();
  LoadedCode* loaded = TRY(compile_file(machine, file, dict));
  TRY(machine.run_code(loaded, Value::from_cell(dict)));
  return {};
}

Result<void> run_file_module_calling(Machine& machine, Str* name, Module* module, FilePlace place) {
  Dict* dict = module->dict.get();
  Str* package = name;
  if (place.folders != nullptr) {
    Value folders = Value::from_cell(place.folders);
    TRY(dict_set_string(machine, dict, machine.name(Name::Path), folders));
  } else {
    package = TRY(package_around(machine, name));
  }
  TRY(dict_set_string(machine, dict, machine.name(Name::Package), Value::from_cell(package)));
  if (place.file == nullptr) return {};
  TRY(dict_set_string(machine, dict, machine.name(Name::File), Value::from_cell(place.file)));
  return run_file_calling(machine, place.file, module);
}

}  // namespace hognose
