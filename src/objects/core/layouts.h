// The memory layouts of the built-in types: what their cells look like in the cage.
//
// Only fields; behaviour is in one file per type. All references are 32-bit offsets, all lengths
// are guest-writable in the event of a bug, so code that runs on them masks or checks before use.
// Why all in one file: the interpreter's handlers, the collector's trace functions and the natives
// all need several of them at once, and the audit of what lies in the cage reads them together.
// is_layout_of() names the types whose cells have the layout (checked_cast.h).
#pragma once

#include "heap/cell.h"
#include "objects/core/type_id.h"

namespace hognose {

struct Dict;
struct Shape;
struct Str;
struct Tuple;
struct Type;
struct Traceback;

struct ValueArray : Cell {  // extra: capacity in values
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::ValueArray; }
  Value values[];
};

struct ByteArrayCell : Cell {  // extra: size in bytes
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::ByteArray; }
  uint8_t bytes[];
};

// An instance of a guest class without built-in base. extra: overflow slots (a ValueArray) or, in
// dictionary mode, its Dict. The inline slots follow; how many, the shape says.
struct Object : Cell {
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::Object; }
  Value slots[];
};

enum StrFlags : uint8_t {
  kStrAscii = 1,  // all characters below 128 (kind is 1 then)
  kStrInterned = 2,
  kStrGuarded = 4,  // a name in the policy's table of guarded attributes
  kStrHashed = 8,   // hash is computed
  kStrShared = 16,  // the characters are the first ones of a TextBuffer that data[0..4) refers to
};

// extra: length in characters. PEP 393: kind is 1, 2 or 4 bytes per character, always the smallest
// that fits, so that equal strings have equal bytes.
struct Str : Cell {
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::Str; }
  uint32_t hash;
  uint8_t kind;
  uint8_t flags;
  uint16_t name_id;  // index in names.def + 1 for well-known names, else 0
  uint8_t data[];

  uint32_t length() const { return extra; }
  bool is_ascii() const { return (flags & kStrAscii) != 0; }
  bool is_interned() const { return (flags & kStrInterned) != 0; }
};
static_assert(sizeof(Str) == 16);

// Characters of long strings made by appending: each append writes behind what is there and makes a
// new string that sees more of the same buffer, so that `s += x` costs the length of x.
struct TextBuffer : Cell {  // extra: capacity in bytes
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::TextBuffer; }
  uint32_t used;  // bytes written: only the string that ends here may be appended to
  uint32_t spare;
  uint8_t bytes[];
};

// The characters of a string, wherever they are.
inline const uint8_t* str_data(const Str* string) {
  if (__builtin_expect((string->flags & kStrShared) == 0, 1)) return string->data;
  const auto* buffer = reinterpret_cast<const Ref<TextBuffer>*>(string->data);
  return (*buffer)->bytes;
}

struct Bytes : Cell {  // extra: length
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::Bytes; }
  uint32_t hash;
  uint32_t hashed;
  uint8_t data[];
};

// An int beyond 50 bits, or an instance of an int subclass of any size. extra: limb count << 1 |
// sign. Magnitude, least significant limb first, no leading zero limb (zero has no limb).
struct BigInt : Cell {
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::Int || id == TypeId::Bool; }
  uint64_t limbs[];

  uint32_t limb_count() const { return extra >> 1; }
  bool is_negative() const { return (extra & 1) != 0; }
};

struct BoxedFloat : Cell {  // instances of float subclasses only
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::Float; }
  double number;
};

struct Complex : Cell {
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::Complex; }
  double real;
  double imaginary;
};

struct Tuple : Cell {  // extra: length
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::Tuple; }
  Value items[];
};

struct List : Cell {  // extra: length
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::List; }
  Ref<ValueArray> items;  // null while empty
  uint32_t capacity;      // as in items->extra, so that append needs one load less
};

struct ListIterator : Cell {  // extra: next index; list and reverse iterators
  static constexpr bool is_layout_of(TypeId id) {
    return id == TypeId::ListIterator || id == TypeId::ListReverseIterator;
  }
  Value list;  // undefined when exhausted
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
  Value start;  // ints, small where they fit
  Value stop;
  Value step;
  Value length;
};

struct RangeIterator : Cell {  // all small ints; long ranges use the same fields with big ints
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

// Compact, insertion-ordered hash table. Deleted entries have an undefined value and key deleted().
struct DictEntry {
  Value key;
  Value value;
  uint64_t hash;
};

struct DictEntries : Cell {  // extra: capacity in entries
  DictEntry entries[];
};

// extra: number of live entries.
struct Dict : Cell {
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::Dict; }
  Ref<DictEntries> entries;  // null while nothing was ever stored
  Ref<ByteArrayCell> index;  // open addressing; entry width 1, 2 or 4 bytes by capacity
  uint32_t used;             // entries in use, deleted ones included
  uint32_t capacity;         // of entries
  uint32_t index_mask;       // size of index - 1
  // For inline caches of globals: 0 until somebody caches the place of a key. Every operation that
  // adds, removes or moves a key sets it to 0; storing a new value for a key that is there does
  // not.
  uint32_t keys_version;
};

struct DictView : Cell {  // keys, values and items views; mappingproxy holds any mapping
  static constexpr bool is_layout_of(TypeId id) {
    return id == TypeId::DictKeys || id == TypeId::DictValues || id == TypeId::DictItems ||
           id == TypeId::MappingProxy;
  }
  Value mapping;
};

struct DictIterator : Cell {  // extra: next entry (or previous, for reversed)
  static constexpr bool is_layout_of(TypeId id) {
    return id >= TypeId::DictKeyIterator && id <= TypeId::DictReverseItemIterator;
  }
  Value dict;              // undefined when exhausted
  uint32_t expected_used;  // live count when made: a change raises RuntimeError
  uint32_t remaining;
};

struct SetEntry {
  Value key;     // deleted(): a dummy
  uint64_t tag;  // hash + 1, which no hash makes 0; 0: dummy or never used
};

struct SetEntries : Cell {  // extra: number of slots, a power of two
  SetEntry entries[];
};

// set and frozenset; probing order and growth as in CPython, so that ints iterate in its order.
struct Set : Cell {  // extra: live entries
  static constexpr bool is_layout_of(TypeId id) {
    return id == TypeId::Set || id == TypeId::FrozenSet;
  }
  Ref<SetEntries> entries;
  uint32_t mask;
  uint32_t fill;  // live and dummy entries
  union {
    uint32_t hashed;  // frozenset: hash is computed
    uint32_t finger;  // set: the slot where pop() goes on
  };
  uint64_t hash;
};

struct SetIterator : Cell {  // extra: next slot
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::SetIterator; }
  Value set;
  uint32_t expected_used;
  uint32_t remaining;
};

struct Function : Cell {  // extra: index of the loaded code (checked against the machine's table)
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::Function; }
  Ref<Tuple> defaults;
  Ref<Dict> keyword_defaults;
  Ref<Tuple> closure;
  Ref<Dict> dict;  // __dict__, made on demand
  Ref<Str> name;
  Ref<Str> qualified_name;
  Value globals;  // the Dict
  Value module;   // __module__
  Value doc;
  Value annotate;     // function or undefined
  Value annotations;  // dict once computed, or undefined
  Value type_params;  // __type_params__: a tuple, or undefined for the empty one
};

struct BoundMethod : Cell {
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::BoundMethod; }
  Value function;
  Value self;
};

// A native function, method or slot wrapper. extra: index in the machine's native table (checked).
struct Native : Cell {
  static constexpr bool is_layout_of(TypeId id) {
    return id >= TypeId::BuiltinFunction && id <= TypeId::MethodWrapper;
  }
  Value self;  // bound object, module, or undefined
  Ref<Type> owner;
  uint32_t spare;
};

struct GetSetDescriptor : Cell {  // extra: index in the native property table
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::GetSetDescriptor; }
  Ref<Type> owner;
  Ref<Str> name;
};

struct MemberDescriptor : Cell {  // extra: slot number, of a name in __slots__
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::MemberDescriptor; }
  Ref<Type> owner;
  Ref<Str> name;
};

struct Property : Cell {
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::Property; }
  Value getter;
  Value setter;
  Value deleter;
  Value doc;
  Value name;
  bool doc_of_getter;
};

struct MethodHolder : Cell {  // classmethod and staticmethod
  static constexpr bool is_layout_of(TypeId id) {
    return id == TypeId::ClassMethod || id == TypeId::StaticMethod;
  }
  Value function;
};

struct Super : Cell {
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::Super; }
  Value start;  // the type whose successors are searched
  Value object;
  Value object_type;
};

struct CellVariable : Cell {
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::Cell; }
  Value content;  // undefined while unbound
};

struct CodeObject : Cell {  // extra: index of the loaded code
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::Code; }
};

struct FrameObject : Cell {  // extra: index of the loaded code
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::Frame; }
  Value owner;  // the generator whose frame it is, or undefined
  Value back;   // of a frame that has ended
  Value globals;
  Value locals;     // of a frame that has ended
  uint32_t line;    // of a frame that has ended
  uint32_t record;  // its number on the record stack while it lives there, else 0
};

struct FrameLocals : Cell {  // the write-through view of a frame's variables (PEP 667)
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::FrameLocals; }
  Ref<FrameObject> frame;
  uint32_t spare;
};

struct Traceback : Cell {  // extra: index of the loaded code
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::Traceback; }
  Ref<Traceback> next;
  uint32_t instruction;    // index of the instruction that was running
  Ref<FrameObject> frame;  // once somebody asked for it
  uint32_t spare;
};

enum class GeneratorState : uint16_t { Created, Suspended, Running, Finished };

enum GeneratorFlags : uint32_t {
  kGeneratorIterableCoroutine = 1,  // made one by types.coroutine(): `await` takes it
  kGeneratorClosed = 2,             // an async generator that was closed
  kGeneratorHooked = 4,             // an async generator that the hooks of sys know
};

// generators, coroutines and async generators own their registers while suspended.
struct Generator : Cell {  // extra: index of the loaded code
  static constexpr bool is_layout_of(TypeId id) {
    return id == TypeId::Generator || id == TypeId::Coroutine || id == TypeId::AsyncGenerator;
  }
  Ref<ValueArray> registers;
  uint32_t resume;  // instruction to continue at
  GeneratorState state;
  uint16_t resume_register;  // receives the value sent
  uint32_t kept;             // suspended: of the registers the first so many hold something
  Value function;
  Value delegate;  // what it is yielding from, or undefined
  // Suspended: the exception it was handling, or undefined. Running: Vm::outer_handled of its
  // resumer.
  Value handled;
  Ref<Str> name;
  Ref<Str> qualified_name;
  Ref<Cell> driver;  // async generators: the AsyncStep that runs it, while one does
  uint32_t flags;    // GeneratorFlags
};

struct HostFunctionCell : Cell {  // extra: the host's number of the function (checked)
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::HostFunction; }
  Value self;  // the object it is bound to, or undefined
};

struct HostMemberCell : Cell {  // extra: the host's number of the method or field (checked)
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::HostMember; }
  Ref<Type> owner;
  Ref<Str> name;
};

struct HostObjectCell : Cell {  // extra: number of a handle of the host (checked)
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::HostObject; }
};

struct HostView : Cell {  // extra: number of a handle of the host (checked)
  static constexpr bool is_layout_of(TypeId id) {
    return id >= TypeId::HostMapping && id <= TypeId::HostSet;
  }
  Ref<Dict> index;  // mappings and sets: key → number of the item, made when needed, or null
  uint32_t spare;
};

struct HostItemsCell : Cell {  // iterators: extra: next item
  static constexpr bool is_layout_of(TypeId id) {
    return id == TypeId::HostItems || id == TypeId::HostIterator;
  }
  Value view;     // undefined when exhausted
  uint32_t part;  // keys, values or items (host/view.cpp)
  uint32_t spare;
};

// In Module::built_in: the policy of the run does not open the module. Where a guest meets it,
// nothing is there.
inline constexpr uint32_t kHiddenModule = 1u << 31;

struct Module : Cell {
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::Module; }
  Ref<Dict> dict;
  // Its number among the built-in modules, from 1, and whether guests may see it; 0: made by a
  // guest.
  uint32_t built_in;

  bool is_hidden() const { return (built_in & kHiddenModule) != 0; }
};

struct BuiltinIterator : Cell {  // enumerate, zip, map, filter, reversed, callable iterator
  static constexpr bool is_layout_of(TypeId id) {
    return (id >= TypeId::Enumerate && id <= TypeId::Reversed) || id == TypeId::CallableIterator;
  }
  Value source;  // iterator, tuple of iterators, sequence or callable
  Value state;   // count, function, index, sentinel: by type
  Value option;  // zip's strict
};

struct Exception : Cell {  // extra: unused
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::BaseException; }
  Ref<Tuple> args;
  Ref<Traceback> traceback;
  Value cause;
  Value context;
  Ref<ValueArray> details;  // the named fields of exceptions.def, or null
  uint32_t suppress_context;
};

// Attribute names of a family of shapes, in slot order: a shape with n slots uses the first n.
struct ShapeKeys : Cell {  // extra: capacity
  uint32_t used;
  uint32_t spare;
  Ref<Str> names[];
};

enum ShapeFlags : uint8_t {
  kShapeDictionary = 1,  // attributes are in a Dict at the extra word
  kShapeTakesAttributes = 2,
  kShapeVariableSize = 4,  // slots follow the items; only object_slots() finds them
  kShapeFinalizer = 8,     // of root shapes: fresh instances must be watched (lifecycle.h)
};

// How instances of a type lay out their attributes. Shapes form a tree by the order in which
// attributes are added; the machine's transition table leads from a shape and a name to the next.
struct Shape : LayoutHead {
  uint8_t flags;
  uint16_t inline_slots;    // capacity of the instance itself; the rest goes to the overflow array
  uint16_t slot_count;      // attributes of this shape
  uint16_t extra_offset;    // byte offset of the 32-bit overflow/dict reference in the instance
  uint16_t slots_offset;    // byte offset of the first inline slot
  uint16_t instance_bytes;  // size of a fresh instance (fixed-size layouts)
  uint16_t member_slots;    // leading slots that belong to __slots__ and have no name in `keys`
  uint16_t spare;
  Ref<Type> type;
  Ref<ShapeKeys> keys;
  Ref<Shape> parent;
  uint32_t padding[6];
};
static_assert(sizeof(Shape) <= kShapeBytes);

struct Type : Cell {  // extra: TypeId of the built-in type, or TypeId::Guest
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::Type; }
  uint32_t flags;   // TypeFlags
  uint32_t layout;  // TypeId of the built-in layout of instances
  Ref<Str> name;
  Ref<Str> qualified_name;
  Ref<Tuple> bases;
  Ref<Tuple> mro;
  Ref<Type> base;  // the base that the layout comes from
  Ref<Dict> dict;
  Ref<Shape> instance_shape;  // of a fresh instance
  Ref<Tuple> members;         // names in its own __slots__, sorted, or null
  Value module;
  Value doc;
  uint32_t slot_names;  // number of __slots__ of this class and its bases
  uint32_t spare;
};

}  // namespace hognose
