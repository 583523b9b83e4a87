// Vm: what natives know of the machine that runs a sandbox: heap, meter, well-known objects, the
// exception in flight, caches, and the seams through which they call guest code.
//
// The interpreter itself (frames, register stack, dispatch) is src/vm/machine.h, which derives from
// this; nothing in src/objects depends on it.
#pragma once

#include <cstdint>
#include <cstring>
#include <initializer_list>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "heap/heap.h"
#include "heap/native_stack.h"
#include "meter/meter.h"
#include "objects/core/boot_layout.h"
#include "objects/core/checked_cast.h"
#include "objects/core/layouts.h"
#include "objects/core/names.h"
#include "objects/core/type_id.h"

namespace hognose {

// What parsing and compiling, whose recursion is bounded by counting, may take of the C++ stack:
// ast::kMaximumDepth levels took 120 KiB; the sanitizers make frames several times larger.
#ifdef HOGNOSE_DEV
inline constexpr size_t kCompilationStack = 1024 * 1024;
#else
inline constexpr size_t kCompilationStack = 192 * 1024;
#endif

class Boot;
class ClassRegistry;
class EffectivePolicy;
class ExportTable;
class HostSide;
class InternTable;
class Lifecycle;
class MethodCache;
class Observation;
class RootVector;
class ShapeTransitions;
class Output;
class ReprGuard;
struct Code;

// Who keeps what in Vm::library_state.
enum class LibraryState : uint8_t {
  RegexCache,           // compiled patterns by (type, pattern, flags)
  AsyncGeneratorFirst,  // the hooks of sys.set_asyncgen_hooks(): firstiter
  AsyncGeneratorFinal,  // and finalizer
  ContextVariables,     // the contextvars.Context that is entered; undefined: nobody asked yet
  DecimalKit,           // what the Python part of decimal gives to the native one
  DecimalVariable,      // the context variable of decimal
  DecimalContext,       // its value in DecimalOwner
  DecimalOwner,         // the contextvars.Context that this was looked up in
  CodecErrorHandlers,   // a dict of what codecs.register_error() was given
  CodecSearch,          // what asks the functions of codecs.register(); undefined: there are none
  ArrayReconstructor,   // what arrays name to be made of their bytes again
  DecimalLogTen,        // log(10): a tuple of the bits behind the point and the number
  Count,
};

// One argument of an error text: {} in the format. Types print their name, strings their text.
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

class Vm {
 public:
  Vm(Heap& heap, const Boot& boot);
  ~Vm();
  Vm(const Vm&) = delete;
  Vm& operator=(const Vm&) = delete;

  // --- values and cells
  // The cell as T. One that has another layout ends the run with internal_error.
  template <class T = Cell>
  T* cell(Value value) const {
    check_cast<T>(value, heap, base);
    return value.cell<T>(base);
  }
  // The same where the type is proved already: a receiver that its native's row or its slot
  // checked, or a value that was asked for its type in sight. Only the dev build checks again.
  template <class T>
  T* known(Value value) const {
#ifdef HOGNOSE_DEV
    check_cast<T>(value, heap, base);
#endif
    return value.cell<T>(base);
  }
  // True for an exact instance of the built-in type (not of a subclass).
  bool is_exactly(Value value, TypeId id) const {
    return value.is_cell() && hognose::is_exactly(value.cell(base), id);
  }
  // True for instances of the type and of subclasses: the memory layout is that of the type.
  // For int, float and bool see numbers.h: their exact instances are not cells.
  bool has_layout(Value value, TypeId id) const {
    return value.is_cell() && layout_of(value.cell(base)) == id;
  }
  // The cell as T when it has the layout, else null.
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

  // --- allocation. Memory is zeroed but for the shape. Fails with MemoryError raised (the request
  // could never fit) or Stopped (memory limit).
  Result<Cell*> allocate(uint32_t shape, size_t bytes) {
    Cell* cell = heap.allocate(bytes);
    if (HOGNOSE_UNLIKELY(cell == nullptr)) return allocation_failure();
    cell->shape = shape;
    return cell;
  }
  // An exact instance of a built-in type, of sizeof(T) + extra_bytes.
  template <class T>
  Result<T*> make(TypeId id, size_t extra_bytes = 0) {
    Cell* cell = TRY(allocate(shape_offset(id), sizeof(T) + extra_bytes));
    return static_cast<T*>(cell);
  }
  // An instance of `type`, a built-in type or a subclass of one, with the layout T and
  // `extra_bytes` of variable part; attribute slots included. For constructors (__new__).
  template <class T>
  Result<T*> make_instance(Type* type, size_t extra_bytes = 0) {
    Cell* cell = TRY(allocate_instance(type, sizeof(T) + extra_bytes));
    return static_cast<T*>(cell);
  }
  Result<Cell*> allocate_instance(Type* type, size_t layout_bytes);
  Failure allocation_failure();
  // For containers that grow item by item: memory that could never be had for one step ends the run
  // as reaching the limit in small steps would, instead of raising MemoryError.
  Failure growth_failure(Failure failure);

  // --- raising. Returns the failure to be returned: `return vm.raise(TypeId::TypeError, …);`
  template <class... Arguments>
  Failure raise(TypeId exception, const char* format, Arguments... arguments) {
    return raise_text(exception, format, {TextArgument(arguments)...});
  }
  Failure raise_text(TypeId exception, const char* format,
                     std::initializer_list<TextArgument> arguments);
  Failure raise_value(Value exception);                           // an exception instance
  Failure raise_with_argument(TypeId exception, Value argument);  // e.g. KeyError(key)
  Failure raise_stop_iteration(Value value);
  // The exception in flight after Failure::Raised.
  Value pending() const { return pending_; }
  Value take_pending() {
    Value exception = pending_;
    pending_ = Value::undefined();
    return exception;
  }
  // True if the failure is a raised exception of that type (then usually taken with take_pending).
  bool pending_matches(Failure failure, TypeId exception) const;

  // --- bounds. C++ recursion on guest data (repr, compare, …) enters through NativeDepth.
  bool native_stack_exhausted() {
    auto here = reinterpret_cast<uintptr_t>(__builtin_frame_address(0));
    return HOGNOSE_UNLIKELY(here < native_stack_limit) && is_exhausted_at(here);
  }
  // At the start of a run. For tests: only the n-th check from now on finds no room; 0: those that
  // are low on the stack do.
  void exhaust_stack_at(uint64_t check) {
    checks_to_exhaustion_ = check;
    native_stack_limit = check == 0 ? native_stack_floor : UINTPTR_MAX;
  }
  bool has_room_to_compile() const {
    auto here = reinterpret_cast<uintptr_t>(__builtin_frame_address(0));
    return here > native_stack_end && here - native_stack_end >= kCompilationStack;
  }
  Failure raise_recursion_error(const char* what);  // "maximum recursion depth exceeded" + what

  // --- for the machine: the tables of the object layer (interned names, shapes, classes, caches)
  // Once for each run, after the meter was started; and when the run is over.
  Result<void> start_objects();
  void finish_objects();
  void visit_object_roots(Tracer& tracer);
  // After marking. Changes class_epoch when a class or a shape dies, so that no inline cache can
  // take a later cell at the same place for it.
  bool prune_objects(const Tracer& tracer);  // false: a stop came

  // --- seams, defined by src/vm
  // Calls any callable with positional arguments (copied to the register stack).
  Result<Value> call(Value callee, std::initializer_list<Value> arguments) {
    return call(callee, arguments.begin(), arguments.size());
  }
  Result<Value> call(Value callee, const Value* arguments, size_t count);
  // keyword_names: a tuple of strings; their values are the last arguments. Null: none.
  Result<Value> call_with_keywords(Value callee, const Value* arguments, size_t count,
                                   Tuple* keyword_names);
  // Runs a generator one step; undefined when it finished, its return value then in *result.
  Result<Value> resume_generator(Generator* generator, Value sent, Value* result);
  Result<Value> throw_into_generator(Generator* generator, Value exception, Value* result);
  // The compiled code that the index in a function, code object, frame or generator names; null if
  // the index is none of the machine's.
  const Code* code_at(uint32_t index) const;
  // The globals that the same loaded code runs with; null if there is none.
  Dict* globals_at(uint32_t index) const;
  // The index of the same code, loaded for a function with these globals.
  Result<uint32_t> code_with_globals(uint32_t index, Dict* globals);
  // Where the guest is now: loaded code and line of the innermost Python frame, for warnings.
  uint32_t current_line() const;
  // The source line of an instruction of a loaded code; 0 if there is none.
  uint32_t line_of(uint32_t loaded_index, uint32_t instruction) const;
  // Forgets what attribute caches of loaded code know of slots: they check the shape only, not the
  // epoch, so a class that gets a data descriptor or an attribute hook late must say so.
  Result<void> forget_slot_caches();
  // The code and the globals of the innermost Python frame; null if none runs.
  const Code* current_code() const;
  Dict* current_globals() const;
  // Names of library modules that are defined when they are first asked for (late_names.h). After
  // a lookup in a namespace missed one of them: true, it is there now. Before a namespace is seen
  // as a whole: all of its names are there then; so are those of all namespaces.
  Result<bool> define_late_name_calling(Dict* names, Str* name);
  Result<void> complete_names_calling(Dict* names);
  Result<void> complete_all_names_calling();
  // Those of the module of the library in which the class was made; false: it is still being made.
  Result<bool> complete_module_of_calling(const Type* type);
  // An attribute of a module of the library, whether or not guests may import that module.
  Result<Value> library_attribute_calling(std::string_view module, std::string_view name);

  CageBase base;
  Heap& heap;
  Meter meter;
  const Boot& boot;
  const EffectivePolicy* policy = nullptr;
  // The guarded names that the policy of this run adds to the table's: offsets of interned names.
  // Outside the cage, where no damaged guest memory takes a name away.
  std::vector<uint32_t> added_guards;
  Observation* observation = nullptr;  // null: nobody listens (observation.h)
  InternTable* interned = nullptr;
  MethodCache* method_cache = nullptr;
  ShapeTransitions* transitions = nullptr;
  ClassRegistry* classes = nullptr;
  ExportTable* exports = nullptr;  // memoryviews in use (export_table.h)
  Lifecycle* lifecycle = nullptr;  // weak references and finalizers (lifecycle.h)
  uint32_t watched = 0;            // objects with something to run when they die, see there
  Output* output = nullptr;
  HostSide* host = nullptr;  // what the host gave to the run (host_side.h); null: nothing

  // Changes whenever a class changes in a way that lookups may have cached (see attributes.h).
  uint32_t class_epoch = 1;
  // Dealt to dicts when their keys change; globals caches compare it.
  uint32_t next_keys_version = 1;
  Dict* builtins = nullptr;  // of the running sandbox
  // While a class statement makes its class: how many instance attributes its body suggests.
  uint32_t class_attribute_hint = 0;
  Dict* modules = nullptr;      // sys.modules
  uint64_t late_parts_run = 0;  // of modules of the library: whoever counts their classes asks it
  // What modules of the library keep from call to call during a run; undefined at its start.
  Value library_state[static_cast<unsigned>(LibraryState::Count)];
  uint64_t random_seed = 0;         // what a random.Random() without a seed begins with
  uint64_t random_streams = 0;      // how many of those there were
  int64_t start_nanoseconds = 0;    // the time of day at the start of the run, since 1970 (UTC)
  int64_t virtual_nanoseconds = 0;  // the run's clock: since its start; waiting advances it
  // The exception being handled by the innermost generator frame, or by the frames below all
  // generators; undefined if there is none. Then it is the one that was handled when the innermost
  // generator was resumed.
  Value handled;
  Value outer_handled;
  // sys.exception(), or undefined.
  Value handled_exception() const { return handled.is_undefined() ? outer_handled : handled; }
  uintptr_t native_stack_limit = 0;  // the floor, unless a test says otherwise
  uintptr_t native_stack_floor = 0;  // where recursion ends
  uintptr_t native_stack_end = 0;
  SideStack side_stack;
  uint32_t maximum_depth = 1000;
  uint64_t maximum_source_bytes = 0;  // of what is compiled while the program runs; 0: no limit
  uint64_t nan_identities = 0;        // dealt so far: float("nan") makes a new object each time
  static constexpr uint32_t kIntDigitLimit = 4300;
  uint32_t int_digit_limit = kIntDigitLimit;  // sys.set_int_max_str_digits(); 0: unlimited
  RootVector* root_vectors = nullptr;         // list of the C++ containers that hold guest values
  ReprGuard* innermost_repr = nullptr;        // containers that are being printed (repr_guard.h)

 protected:
  Value pending_;

 private:
  bool is_exhausted_at(uintptr_t here);
  uint64_t checks_to_exhaustion_ = 0;
};

// Guest values in a C++ container: registered as roots while it lives. Strictly nested lifetimes.
class RootVector {
 public:
  explicit RootVector(Vm& vm) : vm_(vm), previous_(vm.root_vectors) { vm.root_vectors = this; }
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
  Result<void> grow(size_t least);  // charges the meter's memory

  Vm& vm_;
  RootVector* previous_;
  Value* data_ = nullptr;
  size_t size_ = 0;
  size_t capacity_ = 0;
};

}  // namespace hognose
