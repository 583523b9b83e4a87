// The types of the iterator and of its entries.
//
// The kind of an entry is that of the moment at which the folder was read.
#include "library/files/directory_entry.h"

#include "library/files/path_argument.h"
#include "library/files/stat_result.h"
#include "objects/bytes/view.h"
#include "objects/containers/iterators.h"
#include "objects/core/make.h"
#include "objects/core/type_specs.h"
#include "objects/protocols/callable.h"
#include "objects/protocols/protocol.h"

namespace hognose {

namespace {

struct DirectoryEntry : Cell {
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::DirectoryEntry; }
  uint32_t unused;
  Value name;
  Value path;
  Value stats[2];  // what facts_of() found: of the entry, of what its link refers to
  uint32_t mode;
  uint32_t number;

  bool is_link() const { return (mode & kModeType) == kModeLink; }
};

struct DirectoryIterator : Cell {
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::DirectoryIterator; }
  uint32_t next;  // the index in `found`
  Value found;    // undefined: closed
  Value prefix;
};

constexpr uint32_t kFactsOfEntry = 3;

// --- entries
DirectoryEntry* entry_of(Vm& vm, const Value* arguments) {
  return vm.known<DirectoryEntry>(arguments[0]);
}

Result<Value> entry_repr(Vm& vm, Value self) {
  Str* name = TRY(repr_calling(vm, vm.known<DirectoryEntry>(self)->name));
  return Value::from_cell(TRY(make_text(vm, "<DirEntry {}>", name)));
}

Result<Value> entry_name(Vm& vm, Value self) { return vm.known<DirectoryEntry>(self)->name; }
Result<Value> entry_path(Vm& vm, Value self) { return vm.known<DirectoryEntry>(self)->path; }

Result<Value> entry_fspath(Vm& vm, const Value* arguments) { return entry_of(vm, arguments)->path; }

Result<Value> entry_inode(Vm& vm, const Value* arguments) {
  return Value::from_small_int(entry_of(vm, arguments)->number);
}

Result<Value> entry_is_link(Vm& vm, const Value* arguments) {
  return Value::boolean(entry_of(vm, arguments)->is_link());
}

Result<Value> entry_is_junction(Vm&, const Value*) { return Value::boolean(false); }

// The facts about the entry, or about what its link refers to. They stay as they are found first.
// Undefined: there is no such file.
Result<Value> facts_of(Vm& vm, Value self, bool follows) {
  auto* entry = vm.known<DirectoryEntry>(self);
  const bool of_target = follows && entry->is_link();
  if (!entry->stats[of_target].is_undefined()) return entry->stats[of_target];
  PathArgument path = TRY(path_argument_calling(vm, entry->path, "stat"));
  FileSystem* files = TRY(file_system(vm));
  Place place = TRY(find_node(vm, files, path.bytes(), of_target ? Follow::Always : Follow::Never));
  if (place.error == errors::ENOENT_) return Value::undefined();
  if (place.error != 0) return raise_os_error(vm, place.error, path.shown);
  entry->stats[of_target] = TRY(make_stat_result(vm, place.node));
  return entry->stats[of_target];
}

// (self, follow_symlinks)
template <uint32_t kind>
Result<Value> entry_is(Vm& vm, const Value* arguments) {
  const bool follows = TRY(truth_calling(vm, arguments[1]));
  const DirectoryEntry* entry = entry_of(vm, arguments);
  if (!follows || !entry->is_link()) return Value::boolean((entry->mode & kModeType) == kind);
  Value facts = TRY(facts_of(vm, arguments[0], true));
  if (facts.is_undefined()) return Value::boolean(false);
  const int64_t mode = vm.cell<Tuple>(facts)->items[0].small_int();
  return Value::boolean((mode & kModeType) == kind);
}

// (self, follow_symlinks)
Result<Value> entry_stat(Vm& vm, const Value* arguments) {
  const bool follows = TRY(truth_calling(vm, arguments[1]));
  Value facts = TRY(facts_of(vm, arguments[0], follows));
  if (!facts.is_undefined()) return facts;
  return raise_os_error(vm, errors::ENOENT_, entry_of(vm, arguments)->path);
}

void trace_entry(Tracer& tracer, Cell* cell, size_t) {
  auto* entry = static_cast<DirectoryEntry*>(cell);
  tracer.visit(entry->name);
  tracer.visit(entry->path);
  tracer.visit_values(entry->stats, std::size(entry->stats));
}

constexpr NativeRow kEntryMethods[] = {
    {"__fspath__(self, /)", entry_fspath, kNativeConstantTime},
    {"inode(self, /)", entry_inode, kNativeConstantTime},
    {"is_dir(self, /, *, follow_symlinks=True)", entry_is<kModeFolder>},
    {"is_file(self, /, *, follow_symlinks=True)", entry_is<kModeRegular>},
    {"is_junction(self, /)", entry_is_junction, kNativeConstantTime},
    {"is_symlink(self, /)", entry_is_link, kNativeConstantTime},
    {"stat(self, /, *, follow_symlinks=True)", entry_stat},
};
constexpr PropertyRow kEntryProperties[] = {
    {"name", entry_name, refuse_assignment, "the name in its folder"},
    {"path", entry_path, refuse_assignment,
     "the path of the folder, as scandir() got it, and the name"},
};

// --- the iterator
Result<Value> join(Vm& vm, Value prefix, Value name) {
  if (prefix.is_undefined()) return name;
  if (vm.has_layout(prefix, TypeId::Str)) {
    const Value parts[] = {prefix, name};
    return Value::from_cell(TRY(concatenate_strings(vm, parts, std::size(parts))));
  }
  const BytesView folder = view_of(vm.cell<Bytes>(prefix));
  const BytesView last = view_of(vm.cell<Bytes>(name));
  Bytes* path = TRY(make_bytes_room(vm, uint64_t{folder.count} + last.count));
  TRY(paced_copy(vm.meter, path->data.data(), folder.data, folder.count));
  TRY(paced_copy(vm.meter, path->data.from(folder.count), last.data, last.count));
  return Value::from_cell(path);
}

Result<Value> directory_next(Vm& vm, Value self) {
  auto* iterator = vm.known<DirectoryIterator>(self);
  if (iterator->found.is_undefined()) return Value::undefined();
  const List* found = vm.cell<List>(iterator->found);
  if (iterator->next + kFactsOfEntry > found->length) {
    iterator->found = Value::undefined();
    return Value::undefined();
  }
  const Value* facts = found->items->values.from(iterator->next);
  iterator->next += kFactsOfEntry;
  auto* entry = TRY(vm.make<DirectoryEntry>(TypeId::DirectoryEntry));
  entry->stats[0] = entry->stats[1] = entry->path = Value::undefined();
  entry->name = facts[0];
  entry->mode = static_cast<uint32_t>(facts[1].small_int());
  entry->number = static_cast<uint32_t>(facts[2].small_int());
  entry->path = TRY(join(vm, iterator->prefix, facts[0]));
  return Value::from_cell(entry);
}

Result<Value> directory_enter(Vm&, const Value* arguments) { return arguments[0]; }

// close(), and __exit__(*args)
Result<Value> directory_close(Vm& vm, const Value* arguments) {
  vm.known<DirectoryIterator>(arguments[0])->found = Value::undefined();
  return Value::none();
}

void trace_iterator(Tracer& tracer, Cell* cell, size_t) {
  auto* iterator = static_cast<DirectoryIterator*>(cell);
  tracer.visit(iterator->found);
  tracer.visit(iterator->prefix);
}

constexpr NativeRow kIteratorMethods[] = {
    {"__enter__(self, /)", directory_enter, kNativeConstantTime},
    {"__exit__(self, /, *args)", directory_close, kNativeConstantTime},
    {"close(self, /)", directory_close, kNativeConstantTime},
};

}  // namespace

Result<Value> make_directory_iterator(Vm& vm, List* found, Value prefix) {
  auto* iterator = TRY(vm.make<DirectoryIterator>(TypeId::DirectoryIterator));
  iterator->found = Value::from_cell(found);
  iterator->prefix = prefix;
  return Value::from_cell(iterator);
}

const TypeSpec kDirectoryEntryType = {
    .doc = "What a folder has under a name, with its kind.",
    .module = "posix",
    .slots = {.repr = entry_repr},
    .trace = trace_entry,
    .instance_bytes = sizeof(DirectoryEntry),
    .methods = kEntryMethods,
    .properties = kEntryProperties,
};

const TypeSpec kDirectoryIteratorType = {
    .module = "posix",
    .slots = {.iterate = iterate_self, .next = directory_next},
    .trace = trace_iterator,
    .instance_bytes = sizeof(DirectoryIterator),
    .methods = kIteratorMethods,
};

}  // namespace hognose
