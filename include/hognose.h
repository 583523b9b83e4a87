// The C interface of Hognose: everything that a C program, or a language that calls C, needs.
//
// Rules for all functions:
// - Handles are opaque. What a `_new` or `_compile` function, or one that says so, returns belongs
//   to the caller, who gives it to the `_free` function of its type. `_free` accepts NULL. Pointers
//   to const, and hognose_text, belong to the object they were read from and are valid until it is
//   changed or freed. `consumes` means that a function takes an object over, even if it fails.
// - Functions that can fail return a hognose_error, or NULL if they succeeded. Functions that
//   return a new object return NULL if there is not enough memory.
// - Text is UTF-8 with a length, and may contain NUL. Functions copy the text they are given.
// - With each `user` pointer goes a function that frees it, which may be NULL. It is called once,
//   at the latest when the object that holds the callback is freed, even if defining it fails.
// - An object must be used by one thread at a time, except where a function says otherwise.
//   Different objects may be used on different threads.
// - Callbacks must return: they must not leave by longjmp() or by a C++ exception.
//
// docs/c.md explains the interface with examples.
#ifndef HOGNOSE_H
#define HOGNOSE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define HOGNOSE_VERSION_MAJOR 0
#define HOGNOSE_VERSION_MINOR 1
#define HOGNOSE_VERSION_PATCH 0

#define HOGNOSE_API __attribute__((visibility("default")))

// The type of an enumeration: callers in C may pass any number, which functions refuse if they do
// not know it.
#ifdef __cplusplus
#define HOGNOSE_UNSIGNED : unsigned int
extern "C" {
#else
#define HOGNOSE_UNSIGNED
#endif

// ---- text and errors ----

typedef struct hognose_text {
  const char* data;
  size_t size;  // bytes
} hognose_text;

// The text of a string literal.
#ifdef __cplusplus
#define HOGNOSE_TEXT(literal) (hognose_text{"" literal, sizeof(literal) - 1})
#else
#define HOGNOSE_TEXT(literal) ((hognose_text){"" literal, sizeof(literal) - 1})
#endif

typedef void (*hognose_free_user)(void* user);

typedef struct hognose_error hognose_error;
HOGNOSE_API hognose_text hognose_error_message(const hognose_error* error);
HOGNOSE_API void hognose_error_free(hognose_error* error);

// The version of the library in use, "0.1.0".
HOGNOSE_API hognose_text hognose_version(void);

// ---- values ----

// Data that crosses between host and guest. The constants keep their numbers for ever.
typedef enum hognose_kind HOGNOSE_UNSIGNED {
  HOGNOSE_NONE = 0,
  HOGNOSE_BOOL = 1,         // integer: 0 or 1
  HOGNOSE_INT = 2,          // integer
  HOGNOSE_BIG_INT = 3,      // text: decimal digits; to the guest also hexadecimal ones after "0x"
  HOGNOSE_FLOAT = 4,        // number
  HOGNOSE_COMPLEX = 5,      // number, imaginary
  HOGNOSE_STR = 6,          // text; lone surrogates take three bytes each
  HOGNOSE_BYTES = 7,        // text
  HOGNOSE_LIST = 8,         // items
  HOGNOSE_TUPLE = 9,        // items
  HOGNOSE_SET = 10,         // items
  HOGNOSE_FROZEN_SET = 11,  // items
  HOGNOSE_DICT = 12,        // entries
  HOGNOSE_ELLIPSIS = 13,
  HOGNOSE_OPAQUE = 14,       // from the guest only; text describes it; may be a handle
  HOGNOSE_CUT = 15,          // from the guest only; text: "cycle" or "too large"
  HOGNOSE_OBJECT = 16,       // an object of the host, see hognose_class
  HOGNOSE_VIEW = 17,         // to the guest only, see hognose_value_view()
  HOGNOSE_BYTE_ARRAY = 18,   // text
  HOGNOSE_RANGE = 19,        // items: start, stop, step
  HOGNOSE_DATE = 20,         // items: year, month, day
  HOGNOSE_TIME = 21,         // items: hour, minute, second, microsecond, fold, zone or None
  HOGNOSE_DATE_TIME = 22,    // items: those of a date, then those of a time
  HOGNOSE_TIME_DELTA = 23,   // items: days, seconds, microseconds
  HOGNOSE_TIME_ZONE = 24,    // items: offset (time delta), name (str) or None
  HOGNOSE_DECIMAL = 25,      // text: "1.50", "-1E+3", "NaN", "Infinity"
  HOGNOSE_FRACTION = 26,     // items: numerator, denominator
  HOGNOSE_UUID = 27,         // text: 16 bytes, the highest first
  HOGNOSE_NAMED_TUPLE = 28,  // text: the class; entries: name and value of each field
  HOGNOSE_DATACLASS = 29,    // likewise
  HOGNOSE_ENUM_MEMBER = 30,  // text: the class; entries: name and value of the member
  HOGNOSE_EXCEPTION = 31,    // text: the class; entries: "args", "notes", "cause"
  HOGNOSE_FUNCTION = 32,     // from the guest only: a handle, see hognose_call_guest()
  HOGNOSE_LINK = 33          // integer: the number of a container, see hognose_value_set_number()
} hognose_kind;

typedef struct hognose_value hognose_value;

// Making values. hognose_value_new() makes one of any kind but OPAQUE to VIEW and FUNCTION: with
// the number 0, without text and items. NULL for those and for numbers that are no kind.
HOGNOSE_API hognose_value* hognose_value_new(hognose_kind kind);
HOGNOSE_API hognose_value* hognose_value_new_bool(bool truth);
HOGNOSE_API hognose_value* hognose_value_new_int(int64_t number);
HOGNOSE_API hognose_value* hognose_value_new_float(double number);
HOGNOSE_API hognose_value* hognose_value_new_complex(double real, double imaginary);
// A value of a kind with text: HOGNOSE_STR, HOGNOSE_BYTES, HOGNOSE_DECIMAL and so on.
HOGNOSE_API hognose_value* hognose_value_new_text(hognose_kind kind, hognose_text text);
HOGNOSE_API hognose_value* hognose_value_copy(const hognose_value* value);
// A read-only view: the guest reads the data in place. Consumes `data`.
HOGNOSE_API hognose_value* hognose_value_view(hognose_value* data);
// Add an item, or an entry. Consume the item, key and entry. An item that is NULL, because there
// was not enough memory for it, and a value without items (entries) are errors.
HOGNOSE_API hognose_error* hognose_value_append(hognose_value* value, hognose_value* item);
HOGNOSE_API hognose_error* hognose_value_append_entry(hognose_value* value, hognose_value* key,
                                                      hognose_value* entry);
// Numbers a container, from 1, so that links to it are the same object; or says to which container
// a link leads. A link comes after its container in the same value.
HOGNOSE_API hognose_error* hognose_value_set_number(hognose_value* value, int64_t number);
HOGNOSE_API void hognose_value_free(hognose_value* value);

// Reading values. What a value of another kind lacks is 0, empty or NULL.
HOGNOSE_API hognose_kind hognose_value_kind(const hognose_value* value);
HOGNOSE_API int64_t hognose_value_integer(const hognose_value* value);
HOGNOSE_API double hognose_value_number(const hognose_value* value);
HOGNOSE_API double hognose_value_imaginary(const hognose_value* value);
HOGNOSE_API hognose_text hognose_value_text(const hognose_value* value);
// The number of items or entries.
HOGNOSE_API size_t hognose_value_size(const hognose_value* value);
// NULL beyond the size.
HOGNOSE_API const hognose_value* hognose_value_item(const hognose_value* value, size_t index);
HOGNOSE_API const hognose_value* hognose_value_key(const hognose_value* value, size_t index);
HOGNOSE_API const hognose_value* hognose_value_entry(const hognose_value* value, size_t index);
// The value of the entry whose key is this str; NULL if there is none. Looks at each entry.
HOGNOSE_API const hognose_value* hognose_value_find(const hognose_value* value, hognose_text key);

// Whether it is a handle on an object of a guest, and the name of the object's class. A handle is
// an object again in the sandbox it came from, until its run (its session) has ended.
HOGNOSE_API bool hognose_value_is_handle(const hognose_value* value);
HOGNOSE_API hognose_text hognose_value_guest_type(const hognose_value* value);

// The value as CBOR (RFC 8949), in a new value of kind BYTES. Objects, views and handles have no
// bytes.
HOGNOSE_API hognose_error* hognose_value_to_cbor(const hognose_value* value, hognose_value** bytes);
// Reads one value from bytes that may be hostile. The limits on their number and depth: 0 means
// 1,000,000 values, 200 levels.
HOGNOSE_API hognose_error* hognose_value_from_cbor(hognose_text bytes, uint64_t max_values,
                                                   uint64_t max_depth, hognose_value** value);

// ---- policies and limits ----

typedef struct hognose_policy hognose_policy;

// What a policy opens or closes; docs/policy.md lists the names.
typedef enum hognose_item HOGNOSE_UNSIGNED {
  HOGNOSE_FEATURE = 0,
  HOGNOSE_BUILTIN = 1,
  HOGNOSE_MODULE = 2,       // a built-in module and its submodules; "*": all of them
  HOGNOSE_HOST_MODULE = 3,  // the top-level name of a module of the host; can only be added
  HOGNOSE_IMPORT = 4        // a module, built-in or of the host; "*": all; can only be added
} hognose_item;

// The objects on which an attribute is guarded.
typedef enum hognose_guarded_on HOGNOSE_UNSIGNED {
  HOGNOSE_EVERYTHING = 0,
  HOGNOSE_NAMESPACES = 1,  // modules, classes and functions
  HOGNOSE_NATIVES = 2      // built-in functions and objects of the host
} hognose_guarded_on;

// `profile`: "bare", "strict" or "standard".
HOGNOSE_API hognose_error* hognose_policy_new(hognose_text profile, hognose_policy** policy);
HOGNOSE_API hognose_error* hognose_policy_add(hognose_policy* policy, hognose_item item,
                                              hognose_text name);
HOGNOSE_API hognose_error* hognose_policy_remove(hognose_policy* policy, hognose_item item,
                                                 hognose_text name);
// Guards an attribute. `reason` says what reading it would open; guests see it.
HOGNOSE_API hognose_error* hognose_policy_guard(hognose_policy* policy, hognose_text name,
                                                hognose_guarded_on on, hognose_text reason);
HOGNOSE_API hognose_error* hognose_policy_unguard(hognose_policy* policy, hognose_text name);
// The name that guests see when the policy refuses something.
HOGNOSE_API hognose_error* hognose_policy_set_name(hognose_policy* policy, hognose_text name);
HOGNOSE_API void hognose_policy_free(hognose_policy* policy);

// Limits have the names, units and defaults of the table in docs/limits.md, for instance
// "max_time_seconds", "max_memory_bytes" or "max_steps". 0 means "no limit" where the table says
// so.
typedef struct hognose_limits hognose_limits;
HOGNOSE_API hognose_limits* hognose_limits_new(void);
HOGNOSE_API hognose_error* hognose_limits_set(hognose_limits* limits, hognose_text name,
                                              double value);
HOGNOSE_API hognose_error* hognose_limits_get(const hognose_limits* limits, hognose_text name,
                                              double* value);
HOGNOSE_API void hognose_limits_free(hognose_limits* limits);

// ---- files ----

// The files and the environment that each run finds in its own file system (docs/files.md). Nothing
// here opens a file of the host. Options with files open the feature `files`, unless the policy
// closes it.
typedef struct hognose_files hognose_files;
HOGNOSE_API hognose_files* hognose_files_new(void);
// A path that does not begin with "/" is below the working folder. The folders on the way to it are
// made. A later file replaces an earlier one of the same path.
HOGNOSE_API hognose_error* hognose_files_add(hognose_files* files, hognose_text path,
                                             hognose_text content);
// Where relative paths of the run begin; "/guest" by default.
HOGNOSE_API hognose_error* hognose_files_set_working_folder(hognose_files* files,
                                                            hognose_text folder);
// Adds a variable to os.environ, which begins empty.
HOGNOSE_API hognose_error* hognose_files_set_variable(hognose_files* files, hognose_text name,
                                                      hognose_text value);
// The entries of a folder, while a callback lists them. `name` has neither "/" nor NUL and at most
// 255 bytes; `size` is what a program sees that asks before it opens the file.
typedef struct hognose_entries hognose_entries;
HOGNOSE_API hognose_error* hognose_entries_add(hognose_entries* entries, hognose_text name,
                                               bool is_folder, uint64_t size);
// A tree that is read when the program asks for it. Paths are below the mount ("a/b.txt"); "" is
// the mount itself. The callbacks return false for what cannot be read now. `content` must stay
// valid until the next callback or the end of the run.
typedef bool (*hognose_list_folder)(void* user, hognose_text folder, hognose_entries* entries);
typedef bool (*hognose_read_file)(void* user, hognose_text file, hognose_text* content);
// Mounts such a tree at `path`, a folder that is made and has nothing else. `user` is freed when
// neither `files` nor a sandbox needs it any more.
HOGNOSE_API hognose_error* hognose_files_mount(hognose_files* files, hognose_text path,
                                               hognose_list_folder list, hognose_read_file read,
                                               void* user, hognose_free_user free_user);
HOGNOSE_API void hognose_files_free(hognose_files* files);

// ---- sandboxes ----

// What sandboxes share: the boot image and the pool of cages. May be used on any thread.
typedef struct hognose_runtime hognose_runtime;
HOGNOSE_API hognose_error* hognose_runtime_new(hognose_runtime** runtime);
// Returns to the system the memory that stopped runs left behind.
HOGNOSE_API void hognose_runtime_release_memory(hognose_runtime* runtime);
// Sandboxes that use the runtime keep it alive.
HOGNOSE_API void hognose_runtime_free(hognose_runtime* runtime);

// What becomes of values of the guest that are not plain data, in arguments of functions of the
// host and in results.
typedef enum hognose_others HOGNOSE_UNSIGNED {
  HOGNOSE_OTHERS_REFUSE = 0,  // TypeError
  HOGNOSE_OTHERS_REPR = 1,    // OPAQUE
  HOGNOSE_OTHERS_HANDLE = 2   // OPAQUE, as a handle
} hognose_others;

typedef struct hognose_program hognose_program;
typedef struct hognose_sandbox hognose_sandbox;
typedef struct hognose_outcome hognose_outcome;

// Fill it in with hognose_options_init(), then change single fields. All that it points to is
// copied, except for `user`.
typedef struct hognose_options {
  size_t struct_size;            // sizeof(hognose_options), set by hognose_options_init()
  const hognose_policy* policy;  // NULL: "strict"
  const hognose_limits* limits;  // NULL: the defaults
  hognose_runtime* runtime;      // NULL: the shared runtime of the process
  uint64_t seed;                 // of the random numbers of the run
  double start_time;             // of the guest's clock, in seconds since 1970 (UTC)
  bool top_level_await;          // programs run from source may use await outside functions
  bool sleeping_waits;           // sleeping becomes a wait, see hognose_sandbox_start()
  bool contain_faults;           // true: a defect of the engine ends the run, not the process
  bool keep_output;              // true: outcomes hold the output
  // For the callbacks below.
  void* user;
  hognose_free_user free_user;
  // Finds a module in Python source. `path` is "name.py" or "name/__init__.py". Returns false if
  // there is none. Sets `source` to the source and, if it likes, `filename` to the name to show in
  // tracebacks; both must stay valid until the next callback or the end of the run.
  bool (*find_module)(void* user, hognose_text path, hognose_text* source, hognose_text* filename);
  // Supplies stdin if the policy opens the feature `stdin`. Returns false at its end. Sets `text`
  // to what there is, which must stay valid until the next call; empty: nothing yet. May wait for
  // `seconds`; a negative number sets no bound.
  bool (*read_input)(void* user, double seconds, hognose_text* text);
  // Receives output when the guest flushes it, when the run waits and when it ends.
  void (*on_output)(void* user, hognose_text text, bool is_stderr);
  // Called after a contained fault. The text is for the host's developer: it tells more of the
  // layout of memory than the outcome's message.
  void (*on_fault)(void* user, hognose_text what);
  bool arguments_functions;  // functions cross as FUNCTION
  bool arguments_sharing;    // objects that occur several times are one, the others LINKs
  bool results_functions;
  bool results_sharing;
  hognose_others arguments_others;  // REFUSE
  hognose_others results_others;    // REPR
  const hognose_files* files;       // NULL: none
  // Called while the guest works, about ten times a millisecond, for hosts that have to look for
  // something from time to time, such as signals. It may call hognose_sandbox_cancel().
  void (*on_work)(void* user);
} hognose_options;
HOGNOSE_API void hognose_options_init(hognose_options* options, size_t struct_size);

// Options without callbacks may be NULL: the defaults.
HOGNOSE_API hognose_error* hognose_sandbox_new(const hognose_options* options,
                                               hognose_sandbox** sandbox);
HOGNOSE_API void hognose_sandbox_free(hognose_sandbox* sandbox);

// The functions that define something for guests, here and below, fail during a run and if the
// definition is invalid. After an invalid one every run ends with an error that names it.
//
// A value for all runs, or for the next one alone. Consume the value.
HOGNOSE_API hognose_error* hognose_sandbox_set_global(hognose_sandbox* sandbox, hognose_text name,
                                                      hognose_value* value);
HOGNOSE_API hognose_error* hognose_sandbox_set_input(hognose_sandbox* sandbox, hognose_text name,
                                                     hognose_value* value);
// Adds a module from Python source. Guests may import it if the policy allows its name.
HOGNOSE_API hognose_error* hognose_sandbox_add_source_module(hognose_sandbox* sandbox,
                                                             hognose_text name,
                                                             hognose_text source);

// Compiles a program that any number of sandboxes on any threads may run. If the source cannot be
// compiled, returns NULL and sets `outcome`, which belongs to the caller. `options` may be NULL.
HOGNOSE_API hognose_program* hognose_program_compile(hognose_text source, hognose_text filename,
                                                     const hognose_options* options,
                                                     hognose_outcome** outcome);
HOGNOSE_API void hognose_program_free(hognose_program* program);

// Runs a program. Never fails but for want of memory: what happened is in the outcome, which
// belongs to the caller. `filename` appears in tracebacks; empty: "<string>".
HOGNOSE_API hognose_outcome* hognose_sandbox_run(hognose_sandbox* sandbox, hognose_text source,
                                                 hognose_text filename);
HOGNOSE_API hognose_outcome* hognose_sandbox_run_program(hognose_sandbox* sandbox,
                                                         const hognose_program* program);
// Ends the current run. May be called from any thread, and from callbacks.
HOGNOSE_API void hognose_sandbox_cancel(hognose_sandbox* sandbox);
// The fuel that the current run has used so far, or the last run, and the bytes that it holds, as
// of its last poll of the limits. May be called from any thread.
HOGNOSE_API uint64_t hognose_sandbox_steps(const hognose_sandbox* sandbox);
HOGNOSE_API uint64_t hognose_sandbox_memory_bytes(const hognose_sandbox* sandbox);

// ---- outcomes ----

typedef enum hognose_status HOGNOSE_UNSIGNED {
  HOGNOSE_OK = 0,
  HOGNOSE_ERROR = 1,    // an uncaught exception
  HOGNOSE_TIMEOUT = 2,  // the following: a limit ended the run
  HOGNOSE_MEMORY_ERROR = 3,
  HOGNOSE_STEP_LIMIT = 4,
  HOGNOSE_OUTPUT_LIMIT = 5,
  HOGNOSE_CANCELLED = 6,
  HOGNOSE_HOST_LIMIT = 7,
  HOGNOSE_HOST_ERROR = 8,     // a callback of the host failed
  HOGNOSE_INTERNAL_ERROR = 9  // a defect of the engine, which ended only this run
} hognose_status;

typedef struct hognose_usage {
  size_t struct_size;  // set by the caller to sizeof(hognose_usage)
  double time_milliseconds;
  double cpu_milliseconds;
  uint64_t memory_peak_bytes;
  uint64_t steps;
  uint64_t host_calls;
  uint64_t waits;
  double waited_milliseconds;
} hognose_usage;

typedef struct hognose_frame {
  size_t struct_size;  // set by the caller to sizeof(hognose_frame)
  hognose_text filename;
  hognose_text function;  // "<module>" for a module
  uint32_t line;          // from 1
  uint32_t end_line;
  uint32_t column;  // bytes, from 0
  uint32_t end_column;
} hognose_frame;

// How the files at the end of a run differ from those at its start.
typedef enum hognose_change_kind HOGNOSE_UNSIGNED {
  HOGNOSE_CREATED = 0,
  HOGNOSE_MODIFIED = 1,
  HOGNOSE_DELETED = 2
} hognose_change_kind;

typedef enum hognose_file_type HOGNOSE_UNSIGNED {
  HOGNOSE_REGULAR_FILE = 0,
  HOGNOSE_FOLDER = 1,
  HOGNOSE_SYMBOLIC_LINK = 2
} hognose_file_type;

typedef struct hognose_change {
  size_t struct_size;  // set by the caller to sizeof(hognose_change)
  hognose_change_kind kind;
  hognose_file_type type;
  uint32_t mode;         // the permissions
  hognose_text path;     // absolute, in the run's file system
  hognose_text content;  // of a regular file; the target of a link; empty if it was deleted
} hognose_change;

HOGNOSE_API hognose_status hognose_outcome_status(const hognose_outcome* outcome);
// "ok", "error", "timeout" and so on.
HOGNOSE_API hognose_text hognose_status_name(hognose_status status);
HOGNOSE_API hognose_text hognose_outcome_output(const hognose_outcome* outcome);
HOGNOSE_API hognose_text hognose_outcome_stderr(const hognose_outcome* outcome);
// The value of the last expression statement; never NULL.
HOGNOSE_API const hognose_value* hognose_outcome_value(const hognose_outcome* outcome);
// Of the uncaught exception; empty if there is none.
HOGNOSE_API hognose_text hognose_outcome_error_type(const hognose_outcome* outcome);
HOGNOSE_API hognose_text hognose_outcome_error_message(const hognose_outcome* outcome);
HOGNOSE_API hognose_text hognose_outcome_traceback(const hognose_outcome* outcome);
// Outermost first. False beyond the last.
HOGNOSE_API bool hognose_outcome_frame(const hognose_outcome* outcome, size_t index,
                                       hognose_frame* frame);
// Which limit ended the run, and where; empty otherwise.
HOGNOSE_API hognose_text hognose_outcome_stop_message(const hognose_outcome* outcome);
// In the order of the paths. False beyond the last.
HOGNOSE_API bool hognose_outcome_change(const hognose_outcome* outcome, size_t index,
                                        hognose_change* change);
HOGNOSE_API void hognose_outcome_usage(const hognose_outcome* outcome, hognose_usage* usage);
HOGNOSE_API void hognose_outcome_free(hognose_outcome* outcome);

// ---- functions of the host ----

// One call by a guest, valid until the function returns.
typedef struct hognose_call hognose_call;
// Answers with one of the hognose_call_return and _raise functions; None otherwise.
typedef void (*hognose_function)(hognose_call* call, void* user);

// One argument for each parameter of the signature. NULL beyond the last.
HOGNOSE_API size_t hognose_call_size(const hognose_call* call);
HOGNOSE_API const hognose_value* hognose_call_argument(const hognose_call* call, size_t index);
// Whether the guest passed the argument; otherwise it is the default of the signature.
HOGNOSE_API bool hognose_call_given(const hognose_call* call, size_t index);
HOGNOSE_API hognose_text hognose_call_name(const hognose_call* call);
// Seconds that the limits leave for this call; infinity without such a limit.
HOGNOSE_API double hognose_call_remaining_seconds(const hognose_call* call);
HOGNOSE_API bool hognose_call_cancelled(const hognose_call* call);
// The object on which a method or field is called; NULL in other functions.
HOGNOSE_API void* hognose_call_object(const hognose_call* call);
// The result. Consumes the value; NULL raises MemoryError.
HOGNOSE_API void hognose_call_return(hognose_call* call, hognose_value* value);
// Calls a function of the guest: an argument with the annotation `callable`, or another handle of
// kind FUNCTION, with a list or tuple of arguments and a dict of keywords, which are consumed and
// may be NULL. Returns a new value. If the guest raises an exception, or a limit ends the run, the
// result is NULL, and the exception is the answer of this call unless the function gives another.
HOGNOSE_API hognose_value* hognose_call_guest(hognose_call* call, const hognose_value* function,
                                              hognose_value* arguments, hognose_value* keywords);
// The type of the exception that is the answer so far; empty if it is none.
HOGNOSE_API hognose_text hognose_call_raised(const hognose_call* call);
// Raises a built-in exception by its bare name; any other name becomes a RuntimeError.
HOGNOSE_API void hognose_call_raise(hognose_call* call, hognose_text type, hognose_text message);

// Defines a function by its Python signature: "lookup(key: str, default=None)".
HOGNOSE_API hognose_error* hognose_sandbox_define(hognose_sandbox* sandbox, hognose_text signature,
                                                  hognose_function function, void* user,
                                                  hognose_free_user free_user);

// ---- classes and modules of the host ----

// A class whose objects belong to the host. Describe it completely, then use it.
typedef struct hognose_class hognose_class;
HOGNOSE_API hognose_class* hognose_class_new(hognose_text name);
// "deposit(self, amount: int)"; hognose_call_object() is `self`.
HOGNOSE_API hognose_error* hognose_class_add_method(hognose_class* type, hognose_text signature,
                                                    hognose_function function, void* user,
                                                    hognose_free_user free_user);
// A field: `get` returns its value; `set` receives the new one as its only argument, and is NULL
// for a field that guests cannot assign.
HOGNOSE_API hognose_error* hognose_class_add_field(hognose_class* type, hognose_text name,
                                                   hognose_function get, hognose_function set,
                                                   void* user, hognose_free_user free_user);
// Lets guests create instances: "Account(owner: str)". The function returns an object, made by
// hognose_class_wrap().
HOGNOSE_API hognose_error* hognose_class_set_constructor(hognose_class* type,
                                                         hognose_text signature,
                                                         hognose_function function, void* user,
                                                         hognose_free_user free_user);
// Lends an object. `free_object` is called once no guest and no value holds it any more, at the
// latest when the sandbox is freed.
HOGNOSE_API hognose_value* hognose_class_wrap(const hognose_class* type, void* object,
                                              hognose_free_user free_object);
// The object in a value; NULL if the value is not an object of this class.
HOGNOSE_API void* hognose_class_unwrap(const hognose_class* type, const hognose_value* value);
// Exposes the class to guests under its name. The sandbox keeps what it needs of the class.
HOGNOSE_API hognose_error* hognose_sandbox_expose_class(hognose_sandbox* sandbox,
                                                        const hognose_class* type);
HOGNOSE_API void hognose_class_free(hognose_class* type);

// A module of functions, values and classes.
typedef struct hognose_module hognose_module;
HOGNOSE_API hognose_module* hognose_module_new(hognose_text name);
HOGNOSE_API hognose_error* hognose_module_add_function(hognose_module* module,
                                                       hognose_text signature,
                                                       hognose_function function, void* user,
                                                       hognose_free_user free_user);
// Consumes the value.
HOGNOSE_API hognose_error* hognose_module_add_value(hognose_module* module, hognose_text name,
                                                    hognose_value* value);
HOGNOSE_API hognose_error* hognose_module_add_class(hognose_module* module,
                                                    const hognose_class* type);
// Guests may import the module if the policy allows its name. Copies it: more may be added to the
// module afterwards, and it may be added to other sandboxes.
HOGNOSE_API hognose_error* hognose_sandbox_add_module(hognose_sandbox* sandbox,
                                                      const hognose_module* module);
HOGNOSE_API void hognose_module_free(hognose_module* module);

// ---- runs that wait ----

typedef enum hognose_wait_kind HOGNOSE_UNSIGNED {
  HOGNOSE_DEFERRED = 0,             // the guest's call returns once the host has answered
  HOGNOSE_ASYNCHRONOUS = 1,         // the guest gets a coroutine; the host learns of the call when
                                    // no task of the guest can go on
  HOGNOSE_ASYNCHRONOUS_AT_ONCE = 2  // the same, but the host learns of it at once
} hognose_wait_kind;

typedef struct hognose_progress hognose_progress;
typedef struct hognose_answers hognose_answers;

// Defines a function that the host answers later. Only runs begun with hognose_sandbox_start() can
// call it.
HOGNOSE_API hognose_error* hognose_sandbox_define_waiting(hognose_sandbox* sandbox,
                                                          hognose_text signature,
                                                          hognose_wait_kind kind);
// The same for a method: hognose_progress_object() is `self`.
HOGNOSE_API hognose_error* hognose_class_add_waiting(hognose_class* type, hognose_text signature,
                                                     hognose_wait_kind kind);
HOGNOSE_API hognose_error* hognose_module_add_waiting(hognose_module* module,
                                                      hognose_text signature,
                                                      hognose_wait_kind kind);

// Like hognose_sandbox_run(), but the run may wait; it then holds no thread, and any thread may
// resume it. The progress belongs to the caller.
HOGNOSE_API hognose_progress* hognose_sandbox_start(hognose_sandbox* sandbox, hognose_text source,
                                                    hognose_text filename);
HOGNOSE_API hognose_progress* hognose_sandbox_start_program(hognose_sandbox* sandbox,
                                                            const hognose_program* program);
// Goes on with the run that waits. Consumes the answers. NULL: the time that the run waits for has
// passed; with answers, `seconds` of it have.
HOGNOSE_API hognose_progress* hognose_sandbox_resume(hognose_sandbox* sandbox,
                                                     hognose_answers* answers, double seconds);

HOGNOSE_API hognose_answers* hognose_answers_new(void);
// Consumes the value.
HOGNOSE_API hognose_error* hognose_answers_return(hognose_answers* answers, uint64_t id,
                                                  hognose_value* value);
HOGNOSE_API hognose_error* hognose_answers_raise(hognose_answers* answers, uint64_t id,
                                                 hognose_text type, hognose_text message);
HOGNOSE_API void hognose_answers_free(hognose_answers* answers);

// The outcome, once the run is over; NULL while it waits.
HOGNOSE_API const hognose_outcome* hognose_progress_outcome(const hognose_progress* progress);
// The calls that the host has not seen before, in the order of their ids.
HOGNOSE_API size_t hognose_progress_size(const hognose_progress* progress);
HOGNOSE_API uint64_t hognose_progress_id(const hognose_progress* progress, size_t call);
HOGNOSE_API hognose_text hognose_progress_function(const hognose_progress* progress, size_t call);
// One argument for each parameter; NULL beyond the last.
HOGNOSE_API const hognose_value* hognose_progress_argument(const hognose_progress* progress,
                                                           size_t call, size_t index);
// The object of the class on which the guest called a method; NULL in other calls.
HOGNOSE_API void* hognose_progress_object(const hognose_progress* progress, size_t call,
                                          const hognose_class* type);
// Where the guest made the call.
HOGNOSE_API hognose_text hognose_progress_filename(const hognose_progress* progress, size_t call);
HOGNOSE_API uint32_t hognose_progress_line(const hognose_progress* progress, size_t call);
// All calls without an answer, the earlier ones included.
HOGNOSE_API uint64_t hognose_progress_pending(const hognose_progress* progress);
// Whether the run can go on only after an answer or after time. If after time, `seconds` is set to
// it, otherwise to infinity. `seconds` may be NULL.
HOGNOSE_API bool hognose_progress_blocked(const hognose_progress* progress, double* seconds);
// The ids of the calls of the run that waits that have no answer, one after the other; 0 beyond the
// last.
HOGNOSE_API uint64_t hognose_sandbox_pending(const hognose_sandbox* sandbox, size_t index);
// The calls that the guest has given up, one id after the other; 0 beyond the last.
HOGNOSE_API uint64_t hognose_progress_cancelled(const hognose_progress* progress, size_t index);
HOGNOSE_API void hognose_progress_free(hognose_progress* progress);

// Like hognose_call_guest(), but the code of the guest may wait, in runs that were begun so that
// they may. Once it is over, the outcome of the progress has its value or its error, and nothing
// else; an error is then also the answer of this call. The function that is called must resume
// until then; if it returns before, the run ends with HOGNOSE_HOST_ERROR.
HOGNOSE_API hognose_progress* hognose_call_start_guest(hognose_call* call,
                                                       const hognose_value* function,
                                                       hognose_value* arguments,
                                                       hognose_value* keywords);
// Consumes the answers, which may be NULL, like hognose_sandbox_resume().
HOGNOSE_API hognose_progress* hognose_call_resume(hognose_call* call, hognose_answers* answers,
                                                  double seconds);

// ---- sessions ----

// What a session does after a run that was stopped.
typedef enum hognose_after_stop HOGNOSE_UNSIGNED {
  HOGNOSE_ROLLBACK = 0,  // returns to its state before that run
  HOGNOSE_DISCARD = 1    // forgets all names
} hognose_after_stop;

// A sandbox that keeps its names from run to run. The functions below are for sandboxes made here;
// for others they are errors, or return an outcome with one.
HOGNOSE_API hognose_error* hognose_session_new(const hognose_options* options,
                                               hognose_after_stop after_stop,
                                               hognose_sandbox** session);
// Runs of their own, whose value is the answer.
HOGNOSE_API hognose_outcome* hognose_session_get_global(hognose_sandbox* session,
                                                        hognose_text name);
HOGNOSE_API hognose_outcome* hognose_session_global_names(hognose_sandbox* session);
// `arguments`: a list or a tuple. `keywords`: a dict with str keys. Both are consumed and may be
// NULL.
HOGNOSE_API hognose_outcome* hognose_session_call(hognose_sandbox* session, hognose_text name,
                                                  hognose_value* arguments,
                                                  hognose_value* keywords);
// The same for a call that may wait.
HOGNOSE_API hognose_progress* hognose_session_start_call(hognose_sandbox* session,
                                                         hognose_text name,
                                                         hognose_value* arguments,
                                                         hognose_value* keywords);
// The same for a handle of kind FUNCTION, which is not consumed.
HOGNOSE_API hognose_outcome* hognose_session_call_function(hognose_sandbox* session,
                                                           const hognose_value* function,
                                                           hognose_value* arguments,
                                                           hognose_value* keywords);
HOGNOSE_API hognose_progress* hognose_session_start_call_function(hognose_sandbox* session,
                                                                  const hognose_value* function,
                                                                  hognose_value* arguments,
                                                                  hognose_value* keywords);
// Return to the state before the last run, or forget all names. False if that is not possible.
HOGNOSE_API bool hognose_session_rollback(hognose_sandbox* session);
HOGNOSE_API bool hognose_session_discard(hognose_sandbox* session);

// ---- observers ----

typedef enum hognose_event_kind HOGNOSE_UNSIGNED {
  HOGNOSE_EVENT_BLOCKED = 1,
  HOGNOSE_EVENT_IMPORT = 2,
  HOGNOSE_EVENT_HOST_CALL = 4,
  HOGNOSE_EVENT_EXCEPTION = 8,
  HOGNOSE_EVENT_LIMIT = 16,
  HOGNOSE_EVENT_CODE = 32,
  HOGNOSE_EVENT_CALL = 64,
  HOGNOSE_EVENT_RETURN = 128,
  HOGNOSE_EVENT_LINE = 256
} hognose_event_kind;

// Valid during the callback. Fields are added at the end: `struct_size` says which there are.
typedef struct hognose_event {
  size_t struct_size;
  hognose_event_kind kind;
  hognose_text filename;
  hognose_text function;
  uint32_t line;
  uint32_t column;
  uint32_t depth;
  uint64_t steps;
  bool library;  // in code of a built-in module
  hognose_text name;
  hognose_text rule;
  hognose_text detail;
} hognose_event;

// Observes the runs that follow. `kinds` is a sum of event kinds; with `library`, code of built-in
// modules is observed, too. The callback may cancel the run, but do nothing else with it.
HOGNOSE_API hognose_error* hognose_sandbox_observe(hognose_sandbox* sandbox, uint32_t kinds,
                                                   bool library,
                                                   void (*on_event)(void* user,
                                                                    const hognose_event* event),
                                                   void* user, hognose_free_user free_user);

// ---- checking without running ----

typedef struct hognose_report hognose_report;
typedef struct hognose_finding {
  size_t struct_size;  // set by the caller to sizeof(hognose_finding)
  hognose_text kind;   // "syntax_error", "import", "builtin", "guarded_name" or "limit"
  hognose_text name;
  hognose_text message;
  uint32_t line;    // from 1; 0: no particular line
  uint32_t column;  // bytes, from 0
} hognose_finding;

// What stands against running the source under the policy and limits of `options` (may be NULL).
HOGNOSE_API hognose_report* hognose_check(hognose_text source, hognose_text filename,
                                          const hognose_options* options);
// Whether it compiles and there is no finding.
HOGNOSE_API bool hognose_report_clean(const hognose_report* report);
// In the order of their places. False beyond the last.
HOGNOSE_API bool hognose_report_finding(const hognose_report* report, size_t index,
                                        hognose_finding* finding);
HOGNOSE_API void hognose_report_free(hognose_report* report);

#ifdef __cplusplus
}
#endif

#endif
