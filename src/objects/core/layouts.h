// The memory layouts of the built-in types: the fields of their cells in the cage.
//
// This file has only fields; behaviour is in one file per type. All references are 32-bit offsets.
// A bug could let a guest overwrite any length, so code that uses one masks or checks it first. All
// layouts are in one file because the interpreter's handlers, the collector's trace functions and
// the natives each need several of them, and because an audit of the cage's contents reads them
// together. is_layout_of() names the types whose cells have the layout (checked_cast.h).
#pragma once

#include <string_view>

#include "heap/array.h"
#include "heap/cell.h"
#include "objects/core/type_id.h"

namespace hognose {

struct Dict;
struct Shape;
struct Str;
struct Tuple;
struct Type;
struct Traceback;

// What begins with the number of its items, as len() counts them.
template <class Item>
struct Sized : Cell {
  Count<Item> length;
};

// Any of them, for code that only counts.
struct SizedCell : Sized<uint8_t> {
  static constexpr bool is_layout_of(TypeId id) {
    return id == TypeId::Str || id == TypeId::Bytes || id == TypeId::Tuple || id == TypeId::List ||
           id == TypeId::Dict || id == TypeId::Set || id == TypeId::FrozenSet;
  }
};

// An instance that keeps its attributes, beyond those in the instance itself, behind its header.
struct InstanceCell : Cell {
  uint32_t
      attributes;  // offset of the overflow slots (a ValueArray), or of a Dict: see Shape::flags
};

struct ValueArray : Cell {
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::ValueArray; }
  Count<Value> capacity;
  Items<Value> values;
};

struct ByteArrayCell : Cell {
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::ByteArray; }
  Count<uint8_t> size;
  Items<uint8_t> bytes;
};

// An instance of a guest class without a built-in base. The inline slots follow; the shape knows
// how many there are.
struct Object : InstanceCell {
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::Object; }
  Items<Value> slots;
};

enum StrFlags : uint8_t {
  kStrAscii = 1,  // all characters are below 128 (kind is then 1)
  kStrInterned = 2,
  kStrGuarded = 4,  // a name in the policy's table of guarded attributes
  kStrHashed = 8,   // `hash` is valid
  kStrShared = 16,  // the characters are a prefix of a TextBuffer whose reference is in data[0..4)
};

// As in PEP 393, kind is 1, 2 or 4 bytes per character. It is always the smallest that fits, so
// that equal strings have equal bytes.
struct Str : Sized<uint8_t> {  // the length is in characters
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::Str; }
  uint32_t hash;
  uint8_t kind;
  uint8_t flags;
  uint16_t name_id;  // for well-known names: index in names.def + 1; otherwise 0
  Items<uint8_t> data;

  bool is_ascii() const { return (flags & kStrAscii) != 0; }
  bool is_interned() const { return (flags & kStrInterned) != 0; }
};
static_assert(sizeof(Str) == 16);

// The characters of long strings that were built by appending. Each append writes after the used
// bytes and makes a new string that covers a longer prefix of the same buffer. `s += x` therefore
// costs the length of x.
struct TextBuffer : Cell {
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::TextBuffer; }
  Count<uint8_t> capacity;
  Count<uint8_t> used;  // bytes written; only the string that ends here may be appended to
  uint32_t spare;
  Items<uint8_t> bytes;
};

// The characters of a string, inline or in its TextBuffer.
inline const uint8_t* str_data(const Str* string) {
  if (__builtin_expect((string->flags & kStrShared) == 0, 1)) return string->data.data();
  const auto* buffer = reinterpret_cast<const Ref<TextBuffer>*>(string->data.data());
  return (*buffer)->bytes.data();
}

// The bytes of its characters.
inline uint32_t str_bytes(const Str* string) {
  return static_cast<uint32_t>(uint64_t{string->length} * string->kind) & kItemMask<uint8_t>;
}
// The character at `index`, as the start of others.
inline const uint8_t* str_data_from(const Str* string, uint32_t index) {
  return str_data(string) +
         (static_cast<uint32_t>(uint64_t{index} * string->kind) & kItemMask<uint8_t>);
}

// The characters of a string of ASCII characters only; empty for others.
inline std::string_view ascii_text(const Str* string) {
  if (!string->is_ascii()) return {};
  return {reinterpret_cast<const char*>(str_data(string)), string->length};
}

struct Bytes : Sized<uint8_t> {
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::Bytes; }
  uint32_t hash;
  uint32_t hashed;
  Items<uint8_t> data;
};

// An int that does not fit in 50 bits, or an instance of an int subclass of any size. The
// magnitude has its least significant limb first and no leading zero limb (zero has no limbs).
struct BigInt : Cell {
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::Int || id == TypeId::Bool; }
  uint32_t size_and_sign;  // limb count << 1 | sign
  Items<uint64_t> limbs;

  uint32_t limb_count() const { return Count<uint64_t>(size_and_sign >> 1); }
  bool is_negative() const { return (size_and_sign & 1) != 0; }
};

struct BoxedFloat : InstanceCell {  // instances of float subclasses only
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::Float; }
  double number;
};

struct Complex : InstanceCell {
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::Complex; }
  double real;
  double imaginary;
};

struct Tuple : Sized<Value> {
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::Tuple; }
  Items<Value> items;
};

struct List : Sized<Value> {
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::List; }
  Ref<ValueArray> items;  // null while empty
  Count<Value> capacity;  // copy of items->capacity, which saves append one load
};

struct ListIterator : Cell {
  static constexpr bool is_layout_of(TypeId id) {
    return id == TypeId::ListIterator || id == TypeId::ListReverseIterator;
  }
  uint32_t next;  // index
  Value list;     // undefined when exhausted
};

struct SequenceIterator : Cell {  // tuple, str, bytes and __getitem__ iterators
  static constexpr bool is_layout_of(TypeId id) {
    return id == TypeId::StrIterator || id == TypeId::StrAsciiIterator ||
           id == TypeId::BytesIterator || id == TypeId::BytearrayIterator ||
           id == TypeId::MemoryIterator || id == TypeId::ArrayIterator ||
           id == TypeId::TupleIterator || id == TypeId::SequenceIterator;
  }
  Value sequence;  // undefined when exhausted
  Value index;     // small int
};

struct Range : Cell {
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::Range; }
  Value start;  // ints; small if they fit
  Value stop;
  Value step;
  Value length;
};

// The fields are small ints. Iterators of long ranges store big ints in the same fields.
struct RangeIterator : Cell {
  static constexpr bool is_layout_of(TypeId id) {
    return id == TypeId::RangeIterator || id == TypeId::LongRangeIterator;
  }
  Value next;
  Value step;
  Value remaining;
};

struct Slice : Cell {
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::Slice; }
  Value start;
  Value stop;
  Value step;
};

// An entry of the compact, insertion-ordered hash table. A deleted entry has an undefined value and
// the key deleted().
struct DictEntry {
  Value key;
  Value value;
  uint64_t hash;
};

struct DictEntries : Cell {
  Count<DictEntry> capacity;
  Items<DictEntry> entries;
};

struct Dict : Sized<DictEntry> {
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::Dict; }
  Ref<DictEntries> entries;    // null until something is stored
  Ref<ByteArrayCell> index;    // open addressing; entry width 1, 2 or 4 bytes by capacity
  Count<DictEntry> used;       // entries in use, including deleted ones
  Count<DictEntry> capacity;   // number of entries allocated
  Count<uint32_t> index_mask;  // size of index - 1
  // For inline caches of globals. 0 until a cache records the position of a key. Every operation
  // that adds, removes or moves a key resets it to 0; storing a new value for an existing key does
  // not.
  uint32_t keys_version;
};

// A property of a named tuple's class: the item at an index.
struct TupleGetter : Cell {
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::TupleGetter; }
  uint32_t index;
  Value doc;
};

struct DictView : Cell {  // keys, values and items views; a mappingproxy holds any mapping
  static constexpr bool is_layout_of(TypeId id) {
    return id == TypeId::DictKeys || id == TypeId::DictValues || id == TypeId::DictItems ||
           id == TypeId::MappingProxy;
  }
  Value mapping;
};

struct DictIterator : Cell {
  static constexpr bool is_layout_of(TypeId id) {
    return id >= TypeId::DictKeyIterator && id <= TypeId::DictReverseItemIterator;
  }
  uint32_t next;           // entry; of a reversed iterator the one after it
  Value dict;              // undefined when exhausted
  uint32_t expected_used;  // live count at creation; if it changes, next() raises RuntimeError
  uint32_t remaining;
};

struct SetEntry {
  Value key;     // deleted(): a dummy
  uint64_t tag;  // hash + 1, which is never 0; 0: dummy or never used
};

struct SetEntries : Cell {
  Count<SetEntry> slot_count;  // a power of two
  Items<SetEntry> entries;
};

// set and frozenset. Probing order and growth are as in CPython, so that ints iterate in the same
// order.
struct Set : Sized<SetEntry> {
  static constexpr bool is_layout_of(TypeId id) {
    return id == TypeId::Set || id == TypeId::FrozenSet;
  }
  Ref<SetEntries> entries;
  Count<SetEntry> mask;
  Count<SetEntry> fill;  // live entries plus dummies
  union {
    uint32_t hashed;  // frozenset: `hash` is valid
    uint32_t finger;  // set: the slot where pop() continues
  };
  uint64_t hash;
};

struct SetIterator : Cell {
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::SetIterator; }
  uint32_t next;  // slot
  Value set;
  uint32_t expected_used;
  uint32_t remaining;
};

struct Function : Cell {
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::Function; }
  uint32_t code_index;  // of the loaded code: see src/machine/code_table.h
  Ref<Tuple> defaults;
  Ref<Dict> keyword_defaults;
  Ref<Tuple> closure;
  Ref<Dict> dict;  // __dict__, created on first use
  Ref<Str> name;
  Ref<Str> qualified_name;
  Value globals;  // a Dict
  Value module;   // __module__
  Value doc;
  Value annotate;     // a function, or undefined
  Value annotations;  // a dict once computed, else undefined
  Value type_params;  // __type_params__: a tuple; undefined means empty
};

struct BoundMethod : Cell {
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::BoundMethod; }
  Value function;
  Value self;
};

// A native function, method or slot wrapper.
struct Native : Cell {
  static constexpr bool is_layout_of(TypeId id) {
    return id >= TypeId::BuiltinFunction && id <= TypeId::MethodWrapper;
  }
  uint32_t native_index;  // in the machine's native table (checked)
  Value self;             // bound object, module, or undefined
  Ref<Type> owner;
  uint32_t spare;
};

struct GetSetDescriptor : Cell {
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::GetSetDescriptor; }
  uint32_t property_index;  // in the native property table
  Ref<Type> owner;
  Ref<Str> name;
};

struct MemberDescriptor : Cell {
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::MemberDescriptor; }
  uint32_t slot;  // its number, of a name in __slots__
  Ref<Type> owner;
  Ref<Str> name;
};

struct Property : InstanceCell {
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::Property; }
  Value getter;
  Value setter;
  Value deleter;
  Value doc;
  Value name;
  bool doc_of_getter;
};

struct MethodHolder : InstanceCell {  // classmethod and staticmethod
  static constexpr bool is_layout_of(TypeId id) {
    return id == TypeId::ClassMethod || id == TypeId::StaticMethod;
  }
  Value function;
};

struct Super : InstanceCell {
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::Super; }
  Value start;  // the search begins after this type in the MRO
  Value object;
  Value object_type;
};

struct CellVariable : Cell {
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::Cell; }
  Value content;  // undefined while unbound
};

struct CodeObject : Cell {
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::Code; }
  uint32_t code_index;  // of the loaded code
};

struct FrameObject : Cell {
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::Frame; }
  uint32_t code_index;  // of the loaded code
  Value owner;          // if the frame belongs to a generator: the generator; else undefined
  Value back;           // only of a frame that has ended
  Value globals;
  Value locals;     // only of a frame that has ended
  uint32_t line;    // only of a frame that has ended
  uint32_t record;  // its number on the record stack while it is active, else 0
};

struct FrameLocals : Cell {  // the write-through view of a frame's variables (PEP 667)
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::FrameLocals; }
  uint32_t unused;
  Ref<FrameObject> frame;
  uint32_t spare;
};

struct Traceback : Cell {
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::Traceback; }
  uint32_t code_index;  // of the loaded code
  Ref<Traceback> next;
  uint32_t instruction;    // index of the instruction that was running
  Ref<FrameObject> frame;  // set on first access
  uint32_t spare;
};

enum class GeneratorState : uint16_t { Created, Suspended, Running, Finished };

enum GeneratorFlags : uint32_t {
  kGeneratorIterableCoroutine = 1,  // marked by types.coroutine(): `await` accepts it
  kGeneratorClosed = 2,             // an async generator that is closed
  kGeneratorHooked = 4,             // an async generator that the sys hooks have seen
};

// Generators, coroutines and async generators own their registers while suspended.
struct Generator : Cell {
  static constexpr bool is_layout_of(TypeId id) {
    return id == TypeId::Generator || id == TypeId::Coroutine || id == TypeId::AsyncGenerator;
  }
  uint32_t code_index;  // of the loaded code
  Ref<ValueArray> registers;
  uint32_t resume;  // the instruction to resume at; its code says whether it can
  GeneratorState state;
  uint16_t spare;
  uint32_t kept;  // suspended: number of leading registers that are in use
  Value function;
  Value delegate;  // the iterator of `yield from` or `await`, or undefined
  // Suspended: the exception that the generator was handling, or undefined. Running:
  // HandledExceptions::outer of the code that resumed it.
  Value handled;
  Ref<Str> name;
  Ref<Str> qualified_name;
  Ref<Cell> driver;  // async generators: the AsyncStep that is running it, or null
  uint32_t flags;    // GeneratorFlags
};

struct HostFunctionCell : Cell {
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::HostFunction; }
  uint32_t row;  // the host's index of the function (checked)
  Value self;    // the bound object, or undefined
};

struct HostMemberCell : Cell {
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::HostMember; }
  uint32_t member;  // the host's index of the method or field (checked)
  Ref<Type> owner;
  Ref<Str> name;
};

struct HostHandleCell : Cell {
  static constexpr bool is_layout_of(TypeId id) {
    return id == TypeId::HostObject || (id >= TypeId::HostMapping && id <= TypeId::HostSet);
  }
  uint32_t handle;  // index of a host handle (checked)
};

struct HostObjectCell : HostHandleCell {
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::HostObject; }
};

struct HostView : HostHandleCell {
  static constexpr bool is_layout_of(TypeId id) {
    return id >= TypeId::HostMapping && id <= TypeId::HostSet;
  }
  Ref<Dict> index;  // mappings and sets: key → item index, created on first use, or null
  uint32_t spare;
};

struct HostItemsCell : Cell {  // iterators
  static constexpr bool is_layout_of(TypeId id) {
    return id == TypeId::HostItems || id == TypeId::HostIterator;
  }
  uint32_t next;  // item
  Value view;     // undefined when exhausted
  uint32_t part;  // keys, values or items (host/view.cpp)
  uint32_t spare;
};

// In Module::built_in: the run's policy hides the module. To guests it does not exist.
inline constexpr uint32_t kHiddenModule = 1u << 31;

// Whether a module is still executing its top-level code. Attribute errors of such a module say so.
enum class ModuleState : uint32_t { Ready, Initializing };

struct Module : Cell {
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::Module; }
  ModuleState state;  // the importer sets it
  Ref<Dict> dict;
  // The module's index among the built-in modules, from 1, with kHiddenModule if guests may not see
  // it. 0: a guest made the module.
  uint32_t built_in;

  bool is_hidden() const { return (built_in & kHiddenModule) != 0; }
};

struct BuiltinIterator : Cell {  // enumerate, zip, map, filter, reversed, callable iterator
  static constexpr bool is_layout_of(TypeId id) {
    return (id >= TypeId::Enumerate && id <= TypeId::Reversed) || id == TypeId::CallableIterator;
  }
  Value source;  // iterator, tuple of iterators, sequence or callable
  Value state;   // count, function, index or sentinel, depending on the type
  Value option;  // zip's strict
};

struct Exception : InstanceCell {
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::BaseException; }
  Ref<Tuple> args;
  Ref<Traceback> traceback;
  Value cause;
  Value context;
  Ref<ValueArray> details;  // the named fields from exceptions.def, or null
  uint32_t suppress_context;
};

// Attribute names of a family of shapes in slot order. A shape with n slots uses the first n.
struct ShapeKeys : Cell {
  Count<Ref<Str>> capacity;
  Count<Ref<Str>> used;
  uint32_t spare;
  Items<Ref<Str>> names;
};

enum ShapeFlags : uint8_t {
  kShapeDictionary = 1,  // attributes are in a Dict
  kShapeTakesAttributes = 2,
  kShapeVariableSize = 4,  // the slots follow the items; use object_slots() to find them
  kShapeFinalizer = 8,     // for root shapes: new instances must be watched (lifecycle.h)
};

// How the instances of a type store their attributes. Shapes form a tree, ordered by the sequence
// in which attributes are added. The machine's transition table maps a shape and a name to the next
// shape.
struct Shape : LayoutHead {
  uint8_t flags;
  // Number of slots in the instance itself. The others are in the overflow array.
  uint16_t inline_slots;
  uint16_t slot_count;         // number of attributes in this shape
  uint16_t attributes_offset;  // byte offset of the 32-bit overflow/dict reference in the instance
  uint16_t slots_offset;       // byte offset of the first inline slot
  uint16_t instance_bytes;     // size of a new instance (fixed-size layouts)
  uint16_t member_slots;       // leading slots that belong to __slots__ and have no name in `keys`
  uint16_t spare;
  Ref<Type> type;
  Ref<ShapeKeys> keys;
  Ref<Shape> parent;
  uint32_t padding[6];
};
static_assert(sizeof(Shape) <= kShapeBytes);

struct Type : Cell {
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::Type; }
  uint32_t id;      // TypeId of the built-in type, or TypeId::Guest
  uint32_t flags;   // TypeFlags
  uint32_t layout;  // TypeId of the built-in layout of instances
  Ref<Str> name;
  Ref<Str> qualified_name;
  Ref<Tuple> bases;
  Ref<Tuple> mro;
  Ref<Type> base;  // the base that determines the layout
  Ref<Dict> dict;
  Ref<Shape> instance_shape;  // shape of a new instance
  Ref<Tuple> members;         // names in the class's own __slots__, sorted; or null
  Value module;
  Value doc;
  uint32_t slot_names;  // number of __slots__ entries of this class and its bases
  uint32_t solid;       // TypeId of the nearest built-in base that adds to the layout
};

}  // namespace hognose
