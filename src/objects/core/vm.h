// Vm: the part of the machine that natives use. It has the heap, the meter, the well-known objects,
// the pending exception, caches, and the functions that call guest code.
//
// The interpreter (frames, register stack, dispatch) is src/machine/machine.h, which derives from
// this class. Nothing in src/objects depends on it.
#pragma once

#include <cstdint>
#include <cstring>
#include <initializer_list>
#include <string_view>
#include <vector>

#include "base/native_memory.h"
#include "base/result.h"
#include "heap/heap.h"
#include "heap/native_stack.h"
#include "meter/meter.h"
#include "objects/core/boot_layout.h"
#include "objects/core/checked_cast.h"
#include "objects/core/higher_layers.h"
#include "objects/core/layouts.h"
#include "objects/core/names.h"
#include "objects/core/run_state.h"
#include "objects/core/type_id.h"

namespace hognose {

class Boot;

// The values that natives of library modules keep for a run: the rows STATE of the library's
// tables.
enum class LibraryState : uint8_t {
#define STATE(name, what) name,
#include "library_states.def"
#undef STATE
  Count,
};

// An argument of an error text, which replaces a {} of the format. A type prints its name, a string
// its text.
class TextArgument {
 public:
  enum class Kind : uint8_t { Text, Number, String, TypeName, Character };
  TextArgument(const char* text) : kind(Kind::Text), text(text) {}
  TextArgument(std::string_view text) : kind(Kind::Text), text(text) {}
  TextArgument(int number) : kind(Kind::Number), number(number) {}
  TextArgument(int64_t number) : kind(Kind::Number), number(number) {}
  TextArgument(uint32_t number) : kind(Kind::Number), number(number) {}
  TextArgument(uint64_t number) : kind(Kind::Number), number(static_cast<int64_t>(number)) {}
  TextArgument(const Str* string) : kind(Kind::String), string(string) {}
  TextArgument(const Type* type) : kind(Kind::TypeName), type(type) {}
  TextArgument(char32_t character) : kind(Kind::Character), number(character) {}

  Kind kind;
  std::string_view text;
  int64_t number = 0;
  const Str* string = nullptr;
  const Type* type = nullptr;
};

class Vm : public GuestCalls {
 public:
  Vm(Heap& heap, const Boot& boot);
  // Virtual, so that Vm stays at the start of Machine, whose other base class has virtual
  // functions: otherwise each conversion between the two would be an addition.
  virtual ~Vm();
  Vm(const Vm&) = delete;
  Vm& operator=(const Vm&) = delete;

  // --- values and cells
  // The cell as T. If the cell has another layout, the run ends with internal_error.
  template <class T = Cell>
  T* cell(Value value) const {
    check_cast<T>(value, heap, base);
    return value.cell<T>(base);
  }
  // Like cell(), where the type is already proved: a receiver that the native's row or slot
  // checked, or a value whose type was tested nearby. Only the dev build checks again.
  template <class T>
  T* known(Value value) const {
#ifdef HOGNOSE_DEV
    check_cast<T>(value, heap, base);
#endif
    return value.cell<T>(base);
  }
  // True for an exact instance of the built-in type, not of a subclass.
  bool is_exactly(Value value, TypeId id) const {
    return value.is_cell() && hognose::is_exactly(value.cell(base), id);
  }
  // True for instances of the type and its subclasses: the memory layout is that of the type. For
  // int, float and bool see numbers.h, because their exact instances need not be cells.
  bool has_layout(Value value, TypeId id) const {
    return value.is_cell() && layout_of(value.cell(base)) == id;
  }
  // The cell as T if it has the layout, else null.
  template <class T>
  T* as(Value value, TypeId id) const {
    return has_layout(value, id) ? value.cell<T>(base) : nullptr;
  }
  // The type object of a built-in type.
  Type* type(TypeId id) const { return base.at<Type>(type_offset(id)); }
  // type(value)
  Type* type_of(Value value) const {
    if (value.is_cell()) return base.at<Shape>(value.cell(base)->shape)->type.get();
    return type(exact_type_id(value, base));
  }
  // A well-known interned name.
  Str* name(Name name) const { return base.at<Str>(name_offset(name)); }
  // The interned one-character string.
  Str* character(uint8_t latin1) const { return base.at<Str>(character_offset(latin1)); }
  Str* empty_string() const { return name(Name::Empty); }
  Tuple* empty_tuple() const { return base.at<Tuple>(kBootEmptyTuple); }

  // --- allocation. Memory is zeroed except for the shape. Fails with MemoryError raised (the
  // request can never fit) or with Stopped (memory limit).
  Result<Cell*> allocate(uint32_t shape, size_t bytes) {
    Cell* cell = heap.allocate(bytes);
    if (HOGNOSE_UNLIKELY(cell == nullptr)) return allocation_failure();
    cell->shape = shape;
    return cell;
  }
  // Makes an exact instance of a built-in type, with sizeof(T) + extra_bytes bytes.
  template <class T>
  Result<T*> make(TypeId id, size_t extra_bytes = 0) {
    Cell* cell = TRY(allocate(shape_offset(id), sizeof(T) + extra_bytes));
    return static_cast<T*>(cell);
  }
  // The same for text and bytes. Beyond T, the memory may hold anything until the caller fills it,
  // which must be before anything else happens.
  template <class T>
  Result<T*> make_unfilled(TypeId id, size_t extra_bytes) {
    static_assert(sizeof(T) <= Heap::kZeroedBytes);
    Cell* cell = heap.allocate_unfilled(sizeof(T) + extra_bytes);
    if (HOGNOSE_UNLIKELY(cell == nullptr)) return allocation_failure();
    cell->shape = shape_offset(id);
    return static_cast<T*>(cell);
  }
  // Makes an instance of `type`, a built-in type or a subclass of one, with the layout T,
  // `extra_bytes` of variable part, and room for attribute slots. For constructors (__new__).
  template <class T>
  Result<T*> make_instance(Type* type, size_t extra_bytes = 0) {
    Cell* cell = TRY(allocate_instance(type, sizeof(T) + extra_bytes));
    return static_cast<T*>(cell);
  }
  Result<Cell*> allocate_instance(Type* type, size_t layout_bytes);
  Failure allocation_failure();
  // For containers that grow item by item. If one growth step can never succeed, stop the run, as
  // reaching the limit in small steps would, instead of raising MemoryError.
  Failure growth_failure(Failure failure);

  // --- raising. Each returns the failure to return: `return vm.raise(TypeId::TypeError, …);`
  template <class... Arguments>
  Failure raise(TypeId exception, const char* format, Arguments... arguments) {
    return raise_text(exception, format, {TextArgument(arguments)...});
  }
  Failure raise_text(TypeId exception, const char* format,
                     std::initializer_list<TextArgument> arguments);
  Failure raise_value(Value exception);                           // must be an exception instance
  Failure raise_with_argument(TypeId exception, Value argument);  // e.g. KeyError(key)
  Failure raise_stop_iteration(Value value);
  // The pending exception after Failure::Raised.
  Value pending() const { return pending_; }
  Value take_pending() {
    Value exception = pending_;
    pending_ = Value::undefined();
    return exception;
  }
  // True if the failure is a raised exception of that type. The caller then usually calls
  // take_pending().
  bool pending_matches(Failure failure, TypeId exception) const;

  // --- bounds. C++ recursion on guest data (repr, compare, …) checks stack.is_exhausted().
  Failure raise_recursion_error(const char* what);  // "maximum recursion depth exceeded" + what

  // --- for the machine: the object layer's tables (interned names, shapes, classes, caches)
  // start_objects() runs once per run after the meter was started; finish_objects() when it is
  // over.
  Result<void> start_objects();
  void finish_objects();
  void transfer_objects(Transfer& transfer);
  void visit_object_roots(Tracer& tracer);
  // Called after marking. Changes the epoch when a class or a shape dies, so that no inline cache
  // mistakes a later cell at the same address for it.
  bool prune_objects(const Tracer& tracer);  // false: the run was stopped

  CageBase base;
  Heap& heap;
  Meter meter;
  const Boot& boot;
  MachineServices* services = nullptr;  // null while the boot image is built
  HostContext host;
  ObjectTables tables;
  ClassState classes;
  Namespaces namespaces;
  HandledExceptions handled;
  RunStack stack;
  NativeScopes scopes;
  RunClock clock;
  RandomStreams random;
  NumberState numbers;
  // State that library modules keep between calls. All undefined at the start of a run.
  Value& state(LibraryState which) { return library_state_[static_cast<unsigned>(which)]; }

 protected:
  Value pending_;

 private:
  Value library_state_[static_cast<unsigned>(LibraryState::Count)];
};

// A C++ container of guest values. It is registered as a root while it exists. Lifetimes must nest
// strictly.
class RootVector {
 public:
  explicit RootVector(Vm& vm) : vm_(vm), previous_(vm.scopes.root_vectors) {
    vm.scopes.root_vectors = this;
  }
  ~RootVector();
  RootVector(const RootVector&) = delete;
  RootVector& operator=(const RootVector&) = delete;

  Result<void> push(Value value) {
    if (size_ == capacity_) TRY(grow(size_ + 1));
    data_[size_++] = value;
    return {};
  }
  Result<void> append(const Value* values, size_t count);
  Value pop() { return data_[--size_]; }
  size_t size() const { return size_; }
  Value& operator[](size_t i) { return data_[i]; }
  Value* data() { return data_; }
  void clear() { size_ = 0; }
  RootVector* previous() const { return previous_; }

 private:
  Result<void> grow(size_t least);  // charges the memory to the meter

  Vm& vm_;
  RootVector* previous_;
  Value* data_ = nullptr;
  size_t size_ = 0;
  size_t capacity_ = 0;
};

}  // namespace hognose
