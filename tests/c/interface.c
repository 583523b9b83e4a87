// The C interface as a C program uses it: each function is called, with what it takes and with what
// it refuses. Prints each condition that does not hold; the status is their number.
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "hognose.h"

static int failures = 0;

static void expect(int holds, const char* condition, int line) {
  if (holds) return;
  printf("%s:%d: %s\n", __FILE__, line, condition);
  ++failures;
}
#define EXPECT(condition) expect(condition, #condition, __LINE__)

static int is_text(hognose_text text, const char* wanted) {
  if (text.size == strlen(wanted) && memcmp(text.data, wanted, text.size) == 0) return 1;
  printf("not '%s', but '%.*s'\n", wanted, (int)text.size, text.data);
  return 0;
}

static int contains(hognose_text text, const char* wanted) {
  size_t size = strlen(wanted);
  for (size_t at = 0; at + size <= text.size; ++at) {
    if (memcmp(text.data + at, wanted, size) == 0) return 1;
  }
  printf("no '%s' in '%.*s'\n", wanted, (int)text.size, text.data);
  return 0;
}

// Whether this is an error whose message has these words; frees it.
static int is_error(hognose_error* error, const char* words) {
  if (error == NULL) return 0;
  int has = contains(hognose_error_message(error), words);
  hognose_error_free(error);
  return has;
}

static hognose_text text_of(const char* text) {
  hognose_text made = {text, strlen(text)};
  return made;
}

static hognose_outcome* run(hognose_sandbox* sandbox, const char* source) {
  hognose_outcome* outcome = hognose_sandbox_run(sandbox, text_of(source), HOGNOSE_TEXT(""));
  EXPECT(outcome != NULL);
  return outcome;
}

// Whether the source evaluates to this int.
static int gives(hognose_sandbox* sandbox, const char* source, int64_t wanted) {
  hognose_outcome* outcome = run(sandbox, source);
  const hognose_value* value = hognose_outcome_value(outcome);
  int good = hognose_outcome_status(outcome) == HOGNOSE_OK &&
             hognose_value_kind(value) == HOGNOSE_INT && hognose_value_integer(value) == wanted;
  if (!good) {
    hognose_text traceback = hognose_outcome_traceback(outcome);
    printf("%s gives %d, %lld\n%.*s\n", source, (int)hognose_value_kind(value),
           (long long)hognose_value_integer(value), (int)traceback.size, traceback.data);
  }
  hognose_outcome_free(outcome);
  return good;
}

static int ends_as(hognose_sandbox* sandbox, const char* source, hognose_status wanted) {
  hognose_outcome* outcome = run(sandbox, source);
  hognose_status status = hognose_outcome_status(outcome);
  hognose_outcome_free(outcome);
  if (status != wanted) printf("%s ends as %d\n", source, (int)status);
  return status == wanted;
}

// The sandbox of most tests. `user` of options without callbacks is freed, too.
static hognose_sandbox* sandbox_for(const hognose_policy* policy, const hognose_limits* limits) {
  hognose_options options;
  hognose_options_init(&options, sizeof(options));
  options.policy = policy;
  options.limits = limits;
  hognose_sandbox* sandbox = NULL;
  EXPECT(hognose_sandbox_new(&options, &sandbox) == NULL && sandbox != NULL);
  return sandbox;
}

static void values(void) {
  EXPECT(hognose_value_new((hognose_kind)99) == NULL);
  EXPECT(hognose_value_new((hognose_kind)-1) == NULL);
  EXPECT(hognose_value_new(HOGNOSE_OPAQUE) == NULL);
  EXPECT(hognose_value_new(HOGNOSE_VIEW) == NULL);
  EXPECT(hognose_value_new_text(HOGNOSE_OBJECT, HOGNOSE_TEXT("x")) == NULL);

  hognose_value* list = hognose_value_new(HOGNOSE_LIST);
  EXPECT(is_error(hognose_value_append(list, list), "itself"));
  EXPECT(is_error(hognose_value_append(list, NULL), "NULL"));
  EXPECT(is_error(hognose_value_append(NULL, hognose_value_new_int(1)), "NULL"));
  EXPECT(hognose_value_append(list, hognose_value_new_int(-7)) == NULL);
  EXPECT(hognose_value_append(list, hognose_value_new_float(0.5)) == NULL);
  EXPECT(hognose_value_append(list, hognose_value_new_bool(true)) == NULL);
  EXPECT(hognose_value_append(list, hognose_value_new_complex(1, -2)) == NULL);
  EXPECT(hognose_value_append(list, hognose_value_new_text(HOGNOSE_STR, HOGNOSE_TEXT("a\0b"))) ==
         NULL);
  EXPECT(hognose_value_append(list, hognose_value_new_text(
                                        HOGNOSE_BIG_INT, HOGNOSE_TEXT("123456789012345678901"))) ==
         NULL);
  EXPECT(hognose_value_append(list, hognose_value_new(HOGNOSE_NONE)) == NULL);
  EXPECT(hognose_value_append(
             list, hognose_value_new_text(HOGNOSE_DECIMAL, HOGNOSE_TEXT("1.50"))) == NULL);
  EXPECT(
      is_error(hognose_value_append_entry(list, hognose_value_new_int(1), hognose_value_new_int(2)),
               "no entries"));

  hognose_value* dict = hognose_value_new(HOGNOSE_DICT);
  hognose_value* twice = hognose_value_new_int(1);
  EXPECT(is_error(hognose_value_append_entry(dict, twice, twice), "one object"));
  hognose_value_free(twice);
  EXPECT(is_error(hognose_value_append_entry(dict, dict, dict), "itself"));
  EXPECT(is_error(hognose_value_append(dict, hognose_value_new_int(1)), "no items"));
  EXPECT(hognose_value_append_entry(dict, hognose_value_new_text(HOGNOSE_STR, HOGNOSE_TEXT("all")),
                                    hognose_value_copy(list)) == NULL);

  hognose_sandbox* sandbox = sandbox_for(NULL, NULL);
  EXPECT(hognose_sandbox_set_global(sandbox, HOGNOSE_TEXT("given"), hognose_value_copy(dict)) ==
         NULL);
  EXPECT(is_error(hognose_sandbox_set_global(sandbox, HOGNOSE_TEXT("none"), NULL), "NULL"));
  hognose_outcome* outcome = run(sandbox, "print(given); given");
  EXPECT(contains(hognose_outcome_output(outcome),
                  "{'all': [-7, 0.5, True, (1-2j), 'a\\x00b', 123456789012345678901, None, "
                  "Decimal('1.50')]}"));
  const hognose_value* all =
      hognose_value_find(hognose_outcome_value(outcome), HOGNOSE_TEXT("all"));
  EXPECT(all != NULL);
  EXPECT(hognose_value_find(hognose_outcome_value(outcome), HOGNOSE_TEXT("other")) == NULL);
  EXPECT(hognose_value_size(hognose_outcome_value(outcome)) == 1);
  EXPECT(is_text(hognose_value_text(hognose_value_key(hognose_outcome_value(outcome), 0)), "all"));
  EXPECT(hognose_value_key(hognose_outcome_value(outcome), 1) == NULL);
  EXPECT(hognose_value_entry(hognose_outcome_value(outcome), 1) == NULL);
  if (all != NULL) {
    EXPECT(hognose_value_size(all) == 8 && hognose_value_item(all, 8) == NULL);
    EXPECT(hognose_value_integer(hognose_value_item(all, 0)) == -7);
    EXPECT(hognose_value_number(hognose_value_item(all, 1)) == 0.5);
    EXPECT(hognose_value_kind(hognose_value_item(all, 2)) == HOGNOSE_BOOL);
    EXPECT(hognose_value_imaginary(hognose_value_item(all, 3)) == -2);
    EXPECT(hognose_value_text(hognose_value_item(all, 4)).size == 3);
    EXPECT(is_text(hognose_value_text(hognose_value_item(all, 5)), "123456789012345678901"));
    EXPECT(hognose_value_kind(hognose_value_item(all, 7)) == HOGNOSE_DECIMAL);
  }
  hognose_outcome_free(outcome);

  EXPECT(hognose_sandbox_set_input(sandbox, HOGNOSE_TEXT("once"), hognose_value_view(list)) ==
         NULL);
  EXPECT(gives(sandbox, "once[0]", -7));
  EXPECT(ends_as(sandbox, "once", HOGNOSE_ERROR));
  hognose_value_free(dict);
  hognose_value_free(NULL);
  hognose_sandbox_free(sandbox);
}

static void outcomes(void) {
  hognose_sandbox* sandbox = NULL;
  EXPECT(hognose_sandbox_new(NULL, &sandbox) == NULL);
  hognose_outcome* outcome = hognose_sandbox_run(
      sandbox, HOGNOSE_TEXT("def f():\n  {}['k']\nprint('out')\nf()"), HOGNOSE_TEXT("f.py"));
  EXPECT(hognose_outcome_status(outcome) == HOGNOSE_ERROR);
  EXPECT(is_text(hognose_status_name(hognose_outcome_status(outcome)), "error"));
  EXPECT(hognose_status_name((hognose_status)77).size == 0);
  EXPECT(is_text(hognose_outcome_output(outcome), "out\n"));
  EXPECT(is_text(hognose_outcome_error_type(outcome), "KeyError"));
  EXPECT(is_text(hognose_outcome_error_message(outcome), "'k'"));
  EXPECT(contains(hognose_outcome_traceback(outcome), "File \"f.py\", line 2, in f"));
  EXPECT(hognose_outcome_stop_message(outcome).size == 0);
  EXPECT(hognose_value_kind(hognose_outcome_value(outcome)) == HOGNOSE_NONE);
  hognose_frame frame = {.struct_size = sizeof(frame)};
  EXPECT(hognose_outcome_frame(outcome, 1, &frame));
  EXPECT(is_text(frame.function, "f") && frame.line == 2 && frame.column == 2);
  EXPECT(!hognose_outcome_frame(outcome, 2, &frame));
  // A caller built with an older header has a shorter struct.
  hognose_usage usage;
  memset(&usage, 0x55, sizeof(usage));
  usage.struct_size = offsetof(hognose_usage, steps);
  hognose_outcome_usage(outcome, &usage);
  EXPECT(usage.memory_peak_bytes > 1000 && usage.memory_peak_bytes < 256u << 20);
  EXPECT(usage.steps == 0x5555555555555555u);
  usage.struct_size = sizeof(usage);
  hognose_outcome_usage(outcome, &usage);
  EXPECT(usage.steps > 0 && usage.steps < 10000 && usage.host_calls == 0);
  EXPECT(hognose_sandbox_steps(sandbox) == usage.steps);
  EXPECT(hognose_sandbox_memory_bytes(sandbox) <= usage.memory_peak_bytes);
  hognose_outcome_free(outcome);

  hognose_program* program =
      hognose_program_compile(HOGNOSE_TEXT("6 * 7"), HOGNOSE_TEXT("p.py"), NULL, &outcome);
  EXPECT(program != NULL && outcome == NULL);
  outcome = hognose_sandbox_run_program(sandbox, program);
  EXPECT(hognose_value_integer(hognose_outcome_value(outcome)) == 42);
  hognose_outcome_free(outcome);
  hognose_program_free(program);
  EXPECT(hognose_program_compile(HOGNOSE_TEXT("6 *"), HOGNOSE_TEXT("p.py"), NULL, &outcome) ==
         NULL);
  EXPECT(is_text(hognose_outcome_error_type(outcome), "SyntaxError"));
  hognose_outcome_free(outcome);
  hognose_sandbox_free(sandbox);
}

static void policies(void) {
  hognose_policy* policy = NULL;
  EXPECT(is_error(hognose_policy_new(HOGNOSE_TEXT("lax"), &policy), "bare, strict"));
  EXPECT(policy == NULL);
  EXPECT(hognose_policy_new(HOGNOSE_TEXT("strict"), &policy) == NULL);
  EXPECT(is_error(hognose_policy_add(policy, HOGNOSE_FEATURE, HOGNOSE_TEXT("magic")), "magic"));
  EXPECT(is_error(hognose_policy_add(policy, (hognose_item)9, HOGNOSE_TEXT("x")), "item"));
  EXPECT(is_error(hognose_policy_remove(policy, HOGNOSE_IMPORT, HOGNOSE_TEXT("x")), "only"));
  EXPECT(hognose_policy_add(policy, HOGNOSE_IMPORT, HOGNOSE_TEXT("math")) == NULL);
  EXPECT(hognose_policy_remove(policy, HOGNOSE_BUILTIN, HOGNOSE_TEXT("sorted")) == NULL);
  EXPECT(hognose_policy_guard(policy, HOGNOSE_TEXT("price"), HOGNOSE_EVERYTHING,
                              HOGNOSE_TEXT("reads the price list")) == NULL);
  EXPECT(is_error(
      hognose_policy_guard(policy, HOGNOSE_TEXT("price"), (hognose_guarded_on)5, HOGNOSE_TEXT("")),
      "guarded on"));
  EXPECT(is_error(hognose_policy_unguard(policy, HOGNOSE_TEXT("nobody_guards_this")), "nobody"));
  EXPECT(hognose_policy_set_name(policy, HOGNOSE_TEXT("house rules")) == NULL);

  hognose_limits* limits = hognose_limits_new();
  double value = -1;
  EXPECT(hognose_limits_get(limits, HOGNOSE_TEXT("max_time_seconds"), &value) == NULL);
  EXPECT(value == 10);
  EXPECT(is_error(hognose_limits_get(limits, HOGNOSE_TEXT("max_luck"), &value), "max_luck"));
  EXPECT(is_error(hognose_limits_set(limits, HOGNOSE_TEXT("max_luck"), 1), "max_luck"));
  EXPECT(is_error(hognose_limits_set(limits, HOGNOSE_TEXT("max_steps"), 1.5), "range"));
  EXPECT(is_error(hognose_limits_set(limits, HOGNOSE_TEXT("max_steps"), -1), "range"));
  EXPECT(is_error(hognose_limits_set(limits, HOGNOSE_TEXT("max_steps"), NAN), "range"));
  EXPECT(is_error(hognose_limits_set(limits, HOGNOSE_TEXT("max_memory_bytes"), 0), "range"));
  EXPECT(is_error(hognose_limits_set(limits, HOGNOSE_TEXT("max_depth"), 1e15), "range"));
  EXPECT(hognose_limits_set(limits, HOGNOSE_TEXT("max_steps"), 5000000) == NULL);
  EXPECT(hognose_limits_set(limits, HOGNOSE_TEXT("max_memory_bytes"), 32 << 20) == NULL);

  hognose_sandbox* sandbox = sandbox_for(policy, limits);
  hognose_policy_free(policy);
  hognose_limits_free(limits);
  EXPECT(gives(sandbox, "import math\nmath.gcd(12, 18)", 6));
  EXPECT(ends_as(sandbox, "sorted([])", HOGNOSE_ERROR));
  EXPECT(ends_as(sandbox, "import re", HOGNOSE_ERROR));
  EXPECT(ends_as(sandbox, "class C: price = 1\nC().price", HOGNOSE_ERROR));
  EXPECT(ends_as(sandbox, "while True: pass", HOGNOSE_STEP_LIMIT));
  EXPECT(ends_as(sandbox, "x = []\nwhile True: x.append('a' * 10**5 + 'b')", HOGNOSE_MEMORY_ERROR));
  hognose_outcome* outcome = run(sandbox, "import re");
  EXPECT(contains(hognose_outcome_error_message(outcome), "house rules"));
  hognose_outcome_free(outcome);
  hognose_sandbox_free(sandbox);
}

static int freed = 0;
static void count_freed(void* user) {
  (void)user;
  ++freed;
}

static void add(hognose_call* call, void* user) {
  int64_t sum = *(int64_t*)user;
  for (size_t i = 0; i < hognose_call_size(call); ++i) {
    sum += hognose_value_integer(hognose_call_argument(call, i));
  }
  EXPECT(hognose_call_argument(call, 99) == NULL);
  EXPECT(hognose_call_given(call, 0) && !hognose_call_given(call, 1));
  EXPECT(is_text(hognose_call_name(call), "add"));
  EXPECT(hognose_call_remaining_seconds(call) > 0 && !hognose_call_cancelled(call));
  EXPECT(hognose_call_object(call) == NULL);
  hognose_call_return(call, hognose_value_new_int(sum));
}
static void refuse(hognose_call* call, void* user) {
  (void)user;
  hognose_call_return(call, hognose_value_new_int(1));
  hognose_call_raise(call, HOGNOSE_TEXT("KeyError"), HOGNOSE_TEXT("not here"));
}
static void no_memory(hognose_call* call, void* user) {
  (void)user;
  hognose_call_return(call, NULL);
}
static void cancel(hognose_call* call, void* user) {
  hognose_sandbox_cancel(user);
  EXPECT(hognose_call_cancelled(call));
}
static void define_inside(hognose_call* call, void* user) {
  (void)call;
  EXPECT(is_error(hognose_sandbox_define(user, HOGNOSE_TEXT("late()"), no_memory, NULL, NULL),
                  "runs a program"));
}

static void functions(void) {
  hognose_sandbox* sandbox = sandbox_for(NULL, NULL);
  int64_t base = 100;
  EXPECT(hognose_sandbox_define(sandbox, HOGNOSE_TEXT("add(a: int, b: int = 5)"), add, &base,
                                count_freed) == NULL);
  EXPECT(hognose_sandbox_define(sandbox, HOGNOSE_TEXT("refuse()"), refuse, NULL, NULL) == NULL);
  EXPECT(hognose_sandbox_define(sandbox, HOGNOSE_TEXT("no_memory()"), no_memory, NULL, NULL) ==
         NULL);
  EXPECT(hognose_sandbox_define(sandbox, HOGNOSE_TEXT("cancel()"), cancel, sandbox, NULL) == NULL);
  EXPECT(hognose_sandbox_define(sandbox, HOGNOSE_TEXT("define_inside()"), define_inside, sandbox,
                                NULL) == NULL);
  EXPECT(gives(sandbox, "add(1)", 106));
  EXPECT(ends_as(sandbox, "add('1')", HOGNOSE_ERROR));
  EXPECT(gives(sandbox, "try: refuse()\nexcept KeyError as e: n = len(e.args[0])\nn", 8));
  EXPECT(gives(sandbox, "try: no_memory()\nexcept MemoryError: n = 3\nn", 3));
  EXPECT(ends_as(sandbox, "try: cancel()\nfinally: print(1)", HOGNOSE_CANCELLED));
  EXPECT(gives(sandbox, "define_inside()\n1", 1));
  EXPECT(freed == 0);
  // What an invalid definition was given is freed at once, and no run can overlook it.
  EXPECT(is_error(hognose_sandbox_define(sandbox, HOGNOSE_TEXT("bad("), add, &base, count_freed),
                  "bad("));
  EXPECT(freed == 1);
  EXPECT(ends_as(sandbox, "1", HOGNOSE_ERROR));
  hognose_sandbox_free(sandbox);
  EXPECT(freed == 2);
}

typedef struct account {
  int64_t balance;
} account;

static void free_account(void* object) {
  ++freed;
  free(object);
}
static void deposit(hognose_call* call, void* user) {
  (void)user;
  account* self = hognose_call_object(call);
  self->balance += hognose_value_integer(hognose_call_argument(call, 0));
  hognose_call_return(call, hognose_value_new_int(self->balance));
}
static void get_balance(hognose_call* call, void* user) {
  (void)user;
  account* self = hognose_call_object(call);
  hognose_call_return(call, hognose_value_new_int(self->balance));
}
static void set_balance(hognose_call* call, void* user) {
  (void)user;
  account* self = hognose_call_object(call);
  self->balance = hognose_value_integer(hognose_call_argument(call, 0));
}
static void new_account(hognose_call* call, void* user) {
  account* made = malloc(sizeof(account));
  made->balance = hognose_value_integer(hognose_call_argument(call, 0));
  hognose_call_return(call, hognose_class_wrap(user, made, free_account));
}

static void classes(void) {
  freed = 0;
  hognose_class* type = hognose_class_new(HOGNOSE_TEXT("Account"));
  hognose_class* other = hognose_class_new(HOGNOSE_TEXT("Other"));
  EXPECT(hognose_class_add_method(type, HOGNOSE_TEXT("deposit(self, amount: int)"), deposit, NULL,
                                  NULL) == NULL);
  EXPECT(hognose_class_add_field(type, HOGNOSE_TEXT("balance"), get_balance, NULL, NULL, NULL) ==
         NULL);
  EXPECT(hognose_class_add_field(type, HOGNOSE_TEXT("limit: int"), get_balance, set_balance, NULL,
                                 NULL) == NULL);
  EXPECT(hognose_class_set_constructor(type, HOGNOSE_TEXT("Account(balance: int)"), new_account,
                                       type, NULL) == NULL);
  hognose_policy* policy = NULL;
  EXPECT(hognose_policy_new(HOGNOSE_TEXT("strict"), &policy) == NULL);
  EXPECT(hognose_policy_add(policy, HOGNOSE_IMPORT, HOGNOSE_TEXT("bank")) == NULL);
  EXPECT(hognose_policy_add(policy, HOGNOSE_IMPORT, HOGNOSE_TEXT("helpers")) == NULL);
  hognose_sandbox* sandbox = sandbox_for(policy, NULL);
  hognose_policy_free(policy);

  int64_t base = 0;
  hognose_module* module = hognose_module_new(HOGNOSE_TEXT("bank"));
  EXPECT(hognose_module_add_class(module, type) == NULL);
  EXPECT(hognose_module_add_value(module, HOGNOSE_TEXT("rate"), hognose_value_new_int(3)) == NULL);
  EXPECT(is_error(hognose_module_add_value(module, HOGNOSE_TEXT("rate"), NULL), "NULL"));
  EXPECT(hognose_module_add_function(module, HOGNOSE_TEXT("add(a, b=5)"), add, &base, NULL) ==
         NULL);
  EXPECT(hognose_sandbox_add_module(sandbox, module) == NULL);
  hognose_module_free(module);
  EXPECT(hognose_sandbox_add_source_module(sandbox, HOGNOSE_TEXT("helpers"),
                                           HOGNOSE_TEXT("def twice(n): return 2 * n")) == NULL);
  EXPECT(hognose_sandbox_expose_class(sandbox, type) == NULL);

  account* lent = malloc(sizeof(account));
  lent->balance = 50;
  hognose_value* handle = hognose_class_wrap(type, lent, free_account);
  EXPECT(hognose_class_unwrap(type, handle) == lent);
  EXPECT(hognose_class_unwrap(other, handle) == NULL);
  EXPECT(hognose_sandbox_set_global(sandbox, HOGNOSE_TEXT("lent"), handle) == NULL);
  EXPECT(gives(sandbox, "lent.deposit(5)\nlent.balance", 55));
  EXPECT(ends_as(sandbox, "lent.balance = 1", HOGNOSE_ERROR));
  EXPECT(gives(sandbox, "lent.limit = 9\nlent.limit", 9));
  EXPECT(ends_as(sandbox, "lent.limit = 'much'", HOGNOSE_ERROR));
  EXPECT(gives(sandbox, "a = Account(7)\na.deposit(1)", 8));
  EXPECT(freed == 1);
  EXPECT(gives(sandbox, "import bank, helpers\nhelpers.twice(bank.rate) + bank.add(1)", 12));
  hognose_class_free(type);
  hognose_class_free(other);
  EXPECT(gives(sandbox, "lent.balance", 9));
  hognose_sandbox_free(sandbox);
  EXPECT(freed == 2);
}

typedef struct record {
  int found;
  int inputs;
  size_t output;
  int events;
  int looks;
} record;

static bool find_module(void* user, hognose_text path, hognose_text* source,
                        hognose_text* filename) {
  if (path.size != 8 || memcmp(path.data, "found.py", 8) != 0) return false;
  ((record*)user)->found++;
  *source = HOGNOSE_TEXT("n = 4");
  *filename = HOGNOSE_TEXT("lib/found.py");
  return true;
}
static bool read_input(void* user, double seconds, hognose_text* text) {
  (void)seconds;
  *text = HOGNOSE_TEXT("a line\n");
  return ((record*)user)->inputs++ == 0;
}
static void on_output(void* user, hognose_text text, bool is_stderr) {
  EXPECT(!is_stderr);
  ((record*)user)->output += text.size;
}
static void on_work(void* user) { ((record*)user)->looks++; }
static void on_event(void* user, const hognose_event* event) {
  EXPECT(event->struct_size >= sizeof(*event));
  EXPECT(event->kind == HOGNOSE_EVENT_BLOCKED || event->kind == HOGNOSE_EVENT_IMPORT);
  EXPECT(event->line == 2);
  ((record*)user)->events++;
}

static void callbacks(void) {
  freed = 0;
  record seen = {0};
  hognose_runtime* runtime = NULL;
  EXPECT(hognose_runtime_new(&runtime) == NULL);
  hognose_policy* policy = NULL;
  EXPECT(hognose_policy_new(HOGNOSE_TEXT("strict"), &policy) == NULL);
  EXPECT(hognose_policy_add(policy, HOGNOSE_FEATURE, HOGNOSE_TEXT("stdin")) == NULL);
  EXPECT(hognose_policy_add(policy, HOGNOSE_IMPORT, HOGNOSE_TEXT("found")) == NULL);
  hognose_options options;
  hognose_options_init(&options, sizeof(options));
  options.runtime = runtime;
  options.policy = policy;
  options.user = &seen;
  options.free_user = count_freed;
  options.find_module = find_module;
  options.read_input = read_input;
  options.on_output = on_output;
  options.on_work = on_work;
  options.keep_output = false;
  hognose_sandbox* sandbox = NULL;
  EXPECT(hognose_sandbox_new(&options, &sandbox) == NULL);
  hognose_runtime_free(runtime);
  EXPECT(gives(sandbox, "import found\nfound.n + len(input())", 10));
  EXPECT(ends_as(sandbox, "input()", HOGNOSE_ERROR));
  hognose_outcome* outcome = run(sandbox, "print('four')");
  EXPECT(seen.looks == 0);
  EXPECT(gives(sandbox, "sum(range(200_000)) * 0", 0));
  EXPECT(seen.looks > 1);
  EXPECT(hognose_outcome_output(outcome).size == 0);
  EXPECT(seen.found == 1 && seen.inputs == 2 && seen.output == 5);
  hognose_outcome_free(outcome);
  EXPECT(hognose_sandbox_observe(sandbox, HOGNOSE_EVENT_BLOCKED | HOGNOSE_EVENT_IMPORT, false,
                                 on_event, &seen, count_freed) == NULL);
  EXPECT(ends_as(sandbox, "n = 1\nimport found, re", HOGNOSE_ERROR));
  EXPECT(seen.events == 2);
  EXPECT(freed == 0);
  hognose_sandbox_free(sandbox);
  EXPECT(freed == 2);

  hognose_report* report =
      hognose_check(HOGNOSE_TEXT("import math\nx = 1\nimport re"), HOGNOSE_TEXT(""), &options);
  hognose_finding finding = {.struct_size = sizeof(finding)};
  EXPECT(!hognose_report_clean(report));
  EXPECT(hognose_report_finding(report, 1, &finding));
  EXPECT(is_text(finding.kind, "import") && is_text(finding.name, "re") && finding.line == 3);
  EXPECT(!hognose_report_finding(report, 2, &finding));
  hognose_report_free(report);
  report = hognose_check(HOGNOSE_TEXT("len([])"), HOGNOSE_TEXT(""), NULL);
  EXPECT(hognose_report_clean(report));
  hognose_report_free(report);
  hognose_policy_free(policy);
}

static void files(void) {
  hognose_files* given = hognose_files_new();
  EXPECT(hognose_files_add(given, HOGNOSE_TEXT("notes.txt"), HOGNOSE_TEXT("one\ntwo\n")) == NULL);
  EXPECT(hognose_files_add(given, HOGNOSE_TEXT("/data/old"), HOGNOSE_TEXT("x")) == NULL);
  EXPECT(hognose_files_set_working_folder(given, HOGNOSE_TEXT("/home/ada")) == NULL);
  EXPECT(hognose_files_set_variable(given, HOGNOSE_TEXT("LANG"), HOGNOSE_TEXT("C")) == NULL);
  hognose_options options;
  hognose_options_init(&options, sizeof(options));
  options.files = given;
  hognose_sandbox* sandbox = NULL;
  EXPECT(hognose_sandbox_new(&options, &sandbox) == NULL);
  hognose_files_free(given);
  hognose_outcome* outcome = run(sandbox,
                                 "import os\nwith open('notes.txt') as f: n = len(f.readlines())\n"
                                 "os.remove('/data/old'); os.mkdir('new')\n"
                                 "with open('new/sum', 'w') as f: f.write(os.environ['LANG'])\nn");
  EXPECT(hognose_value_integer(hognose_outcome_value(outcome)) == 2);
  const char* const paths[] = {"/data/old", "/home/ada/new", "/home/ada/new/sum"};
  const hognose_change_kind kinds[] = {HOGNOSE_DELETED, HOGNOSE_CREATED, HOGNOSE_CREATED};
  for (size_t i = 0; i < 3; ++i) {
    hognose_change change = {.struct_size = sizeof(change)};
    EXPECT(hognose_outcome_change(outcome, i, &change));
    EXPECT(is_text(change.path, paths[i]) && change.kind == kinds[i]);
    EXPECT(change.type == (i == 1 ? HOGNOSE_FOLDER : HOGNOSE_REGULAR_FILE));
    EXPECT(is_text(change.content, i == 2 ? "C" : ""));
    EXPECT(i != 2 || change.mode == 0644);
  }
  hognose_change change = {.struct_size = sizeof(change)};
  EXPECT(!hognose_outcome_change(outcome, 3, &change));
  hognose_outcome_free(outcome);
  hognose_sandbox_free(sandbox);
}

static bool list_tree(void* user, hognose_text folder, hognose_entries* entries) {
  ++*(int*)user;
  if (folder.size != 0) return false;
  EXPECT(hognose_entries_add(entries, HOGNOSE_TEXT("a.txt"), false, 3) == NULL);
  EXPECT(hognose_entries_add(entries, HOGNOSE_TEXT("closed"), true, 0) == NULL);
  return true;
}

static bool read_tree(void* user, hognose_text file, hognose_text* content) {
  ++*(int*)user;
  *content = HOGNOSE_TEXT("one");
  return is_text(file, "a.txt");
}

static void mounts(void) {
  int calls = 0;
  freed = 0;
  hognose_files* given = hognose_files_new();
  EXPECT(is_error(hognose_files_mount(given, HOGNOSE_TEXT("/tree"), list_tree, NULL, &calls,
                                      count_freed),
                  "both callbacks"));
  EXPECT(freed == 1);
  EXPECT(hognose_files_mount(given, HOGNOSE_TEXT("/tree"), list_tree, read_tree, &calls,
                             count_freed) == NULL);
  hognose_options options;
  hognose_options_init(&options, sizeof(options));
  options.files = given;
  hognose_sandbox* sandbox = NULL;
  EXPECT(hognose_sandbox_new(&options, &sandbox) == NULL);
  hognose_files_free(given);
  EXPECT(gives(sandbox, "1", 1) && calls == 0);
  EXPECT(gives(sandbox,
               "import os\nn = len(os.listdir('/tree')) + len(open('/tree/a.txt').read())\n"
               "try: os.listdir('/tree/closed')\nexcept OSError as error: n += error.errno\nn",
               10));
  EXPECT(calls == 3 && freed == 1);
  hognose_sandbox_free(sandbox);
  EXPECT(freed == 2);
}

static void waits(void) {
  hognose_sandbox* sandbox = sandbox_for(NULL, NULL);
  EXPECT(hognose_sandbox_define_waiting(sandbox, HOGNOSE_TEXT("ask(question: str)"),
                                        HOGNOSE_DEFERRED) == NULL);
  EXPECT(
      is_error(hognose_sandbox_define_waiting(sandbox, HOGNOSE_TEXT("f()"), (hognose_wait_kind)7),
               "kind of wait"));
  hognose_progress* progress = hognose_sandbox_start(
      sandbox, HOGNOSE_TEXT("a = ask('one')\ntry: ask('two')\nexcept ValueError: a += 1\na"),
      HOGNOSE_TEXT("ask.py"));
  double seconds = 0;
  EXPECT(hognose_progress_outcome(progress) == NULL);
  EXPECT(hognose_progress_size(progress) == 1 && hognose_progress_pending(progress) == 1);
  EXPECT(hognose_progress_blocked(progress, &seconds) && isinf(seconds));
  EXPECT(is_text(hognose_progress_function(progress, 0), "ask"));
  EXPECT(is_text(hognose_progress_filename(progress, 0), "ask.py"));
  EXPECT(hognose_progress_line(progress, 0) == 1);
  EXPECT(is_text(hognose_value_text(hognose_progress_argument(progress, 0, 0)), "one"));
  EXPECT(hognose_progress_argument(progress, 0, 1) == NULL);
  EXPECT(hognose_progress_argument(progress, 1, 0) == NULL);
  EXPECT(hognose_progress_function(progress, 1).size == 0);
  uint64_t id = hognose_progress_id(progress, 0);
  EXPECT(hognose_sandbox_pending(sandbox, 0) == id && hognose_sandbox_pending(sandbox, 1) == 0);
  hognose_progress_free(progress);

  // Another run must not start meanwhile.
  EXPECT(ends_as(sandbox, "1", HOGNOSE_ERROR));
  hognose_answers* answers = hognose_answers_new();
  EXPECT(is_error(hognose_answers_return(answers, id, NULL), "NULL"));
  EXPECT(hognose_answers_return(answers, id, hognose_value_new_int(20)) == NULL);
  progress = hognose_sandbox_resume(sandbox, answers, 0);
  EXPECT(hognose_progress_size(progress) == 1);
  id = hognose_progress_id(progress, 0);
  hognose_progress_free(progress);
  answers = hognose_answers_new();
  EXPECT(hognose_answers_raise(answers, id, HOGNOSE_TEXT("ValueError"), HOGNOSE_TEXT("no")) ==
         NULL);
  progress = hognose_sandbox_resume(sandbox, answers, 0);
  const hognose_outcome* outcome = hognose_progress_outcome(progress);
  EXPECT(outcome != NULL);
  if (outcome != NULL) EXPECT(hognose_value_integer(hognose_outcome_value(outcome)) == 21);
  EXPECT(hognose_progress_pending(progress) == 0 && !hognose_progress_blocked(progress, NULL));
  EXPECT(hognose_progress_cancelled(progress, 0) == 0);
  hognose_progress_free(progress);

  progress = hognose_sandbox_resume(sandbox, NULL, 0);
  outcome = hognose_progress_outcome(progress);
  EXPECT(outcome != NULL && hognose_outcome_status(outcome) == HOGNOSE_ERROR);
  hognose_progress_free(progress);

  // Answers that are not needed, and a run that is dropped while it waits.
  hognose_answers_free(hognose_answers_new());
  hognose_outcome* failure = NULL;
  hognose_program* program =
      hognose_program_compile(HOGNOSE_TEXT("ask('x')"), HOGNOSE_TEXT(""), NULL, &failure);
  progress = hognose_sandbox_start_program(sandbox, program);
  EXPECT(hognose_progress_size(progress) == 1);
  hognose_progress_free(progress);
  hognose_program_free(program);
  hognose_sandbox_free(sandbox);
}

static int is_int(hognose_outcome* outcome, int64_t wanted) {
  const hognose_value* value = hognose_outcome_value(outcome);
  int good = hognose_outcome_status(outcome) == HOGNOSE_OK &&
             hognose_value_kind(value) == HOGNOSE_INT && hognose_value_integer(value) == wanted;
  hognose_outcome_free(outcome);
  return good;
}

static void sessions(void) {
  hognose_limits* limits = hognose_limits_new();
  EXPECT(hognose_limits_set(limits, HOGNOSE_TEXT("max_steps"), 50000) == NULL);
  hognose_options options;
  hognose_options_init(&options, sizeof(options));
  options.limits = limits;
  hognose_sandbox* session = NULL;
  EXPECT(hognose_session_new(&options, HOGNOSE_ROLLBACK, &session) == NULL);
  hognose_limits_free(limits);
  EXPECT(hognose_sandbox_define_waiting(session, HOGNOSE_TEXT("ask()"), HOGNOSE_DEFERRED) == NULL);
  EXPECT(ends_as(session, "n = 5\ndef f(a, *, b=0): return a * b + n", HOGNOSE_OK));
  EXPECT(ends_as(session, "n = 6\nwhile True: pass", HOGNOSE_STEP_LIMIT));
  EXPECT(is_int(hognose_session_get_global(session, HOGNOSE_TEXT("n")), 5));
  hognose_value* arguments = hognose_value_new(HOGNOSE_LIST);
  EXPECT(hognose_value_append(arguments, hognose_value_new_int(3)) == NULL);
  hognose_value* keywords = hognose_value_new(HOGNOSE_DICT);
  EXPECT(hognose_value_append_entry(keywords,
                                    hognose_value_new_text(HOGNOSE_STR, HOGNOSE_TEXT("b")),
                                    hognose_value_new_int(4)) == NULL);
  EXPECT(is_int(hognose_session_call(session, HOGNOSE_TEXT("f"), arguments, keywords), 17));
  hognose_outcome* names = hognose_session_global_names(session);
  EXPECT(hognose_value_size(hognose_outcome_value(names)) == 3);
  hognose_outcome_free(names);
  EXPECT(gives(session, "n = 8\nn", 8));
  EXPECT(hognose_session_rollback(session));
  EXPECT(gives(session, "n", 5));
  hognose_progress* progress = hognose_session_start_call(session, HOGNOSE_TEXT("ask"), NULL, NULL);
  EXPECT(hognose_progress_size(progress) == 1);
  EXPECT(!hognose_session_discard(session));
  hognose_answers* answers = hognose_answers_new();
  EXPECT(hognose_answers_return(answers, hognose_progress_id(progress, 0),
                                hognose_value_new_int(9)) == NULL);
  hognose_progress_free(progress);
  progress = hognose_sandbox_resume(session, answers, 0);
  EXPECT(hognose_progress_outcome(progress) != NULL);
  hognose_progress_free(progress);
  EXPECT(hognose_session_discard(session));
  EXPECT(ends_as(session, "n", HOGNOSE_ERROR));
  hognose_sandbox_free(session);

  hognose_sandbox* sandbox = sandbox_for(NULL, NULL);
  hognose_outcome* outcome = hognose_session_get_global(sandbox, HOGNOSE_TEXT("n"));
  EXPECT(contains(hognose_outcome_error_message(outcome), "not a session"));
  hognose_outcome_free(outcome);
  outcome = hognose_session_call(sandbox, HOGNOSE_TEXT("n"), hognose_value_new(HOGNOSE_LIST), NULL);
  EXPECT(hognose_outcome_status(outcome) == HOGNOSE_ERROR);
  hognose_outcome_free(outcome);
  progress = hognose_session_start_call(sandbox, HOGNOSE_TEXT("n"), NULL, NULL);
  EXPECT(hognose_outcome_status(hognose_progress_outcome(progress)) == HOGNOSE_ERROR);
  hognose_progress_free(progress);
  EXPECT(!hognose_session_rollback(sandbox) && !hognose_session_discard(sandbox));
  hognose_sandbox_free(sandbox);
}

// ---- functions of the guest, sharing and CBOR ----

static void apply(hognose_call* call, void* user) {
  (void)user;
  hognose_value* arguments = hognose_value_new(HOGNOSE_LIST);
  EXPECT(hognose_value_append(arguments, hognose_value_new_int(20)) == NULL);
  hognose_value* result = hognose_call_guest(call, hognose_call_argument(call, 0), arguments, NULL);
  if (result != NULL) {
    EXPECT(is_text(hognose_call_raised(call), ""));
    hognose_call_return(call, result);
  } else {
    EXPECT(is_text(hognose_call_raised(call), "KeyError"));
  }
}

// Calls a function of the guest that waits, and answers each of its calls with 5.
static void apply_waiting(hognose_call* call, void* user) {
  hognose_value* arguments = hognose_value_new(HOGNOSE_LIST);
  EXPECT(hognose_value_append(arguments, hognose_value_new_int(20)) == NULL);
  hognose_progress* progress =
      hognose_call_start_guest(call, hognose_call_argument(call, 0), arguments, NULL);
  while (hognose_progress_outcome(progress) == NULL) {
    ++*(int*)user;
    hognose_answers* answers = hognose_answers_new();
    EXPECT(hognose_answers_return(answers, hognose_progress_id(progress, 0),
                                  hognose_value_new_int(5)) == NULL);
    hognose_progress_free(progress);
    progress = hognose_call_resume(call, answers, 0);
  }
  const hognose_outcome* outcome = hognose_progress_outcome(progress);
  if (hognose_outcome_status(outcome) == HOGNOSE_OK) {
    int64_t result = hognose_value_integer(hognose_outcome_value(outcome));
    hognose_call_return(call, hognose_value_new_int(result));
  } else {
    hognose_text type = hognose_outcome_error_type(outcome);
    EXPECT(type.size != 0 && hognose_call_raised(call).size == type.size);
  }
  hognose_progress_free(progress);
}

static void guest_functions_that_wait(void) {
  hognose_sandbox* sandbox = sandbox_for(NULL, NULL);
  int waits = 0;
  EXPECT(hognose_sandbox_define(sandbox, HOGNOSE_TEXT("apply(f: callable)"), apply_waiting, &waits,
                                NULL) == NULL);
  EXPECT(hognose_sandbox_define_waiting(sandbox, HOGNOSE_TEXT("ask(n)"), HOGNOSE_DEFERRED) == NULL);
  hognose_progress* progress =
      hognose_sandbox_start(sandbox,
                            HOGNOSE_TEXT("def f(n): return n + ask(1) + ask(2)\n"
                                         "def g(n): return {}[ask(n)]\n"
                                         "a = apply(f)\n"
                                         "try: apply(g)\n"
                                         "except KeyError as error: a += error.args[0]\n"
                                         "a"),
                            HOGNOSE_TEXT(""));
  const hognose_outcome* outcome = hognose_progress_outcome(progress);
  EXPECT(outcome != NULL && waits == 3);
  EXPECT(hognose_value_integer(hognose_outcome_value(outcome)) == 35);
  hognose_progress_free(progress);

  // A run that must not wait.
  EXPECT(ends_as(sandbox, "def f(n): return ask(n)\ntry: apply(f)\nexcept KeyError: 1",
                 HOGNOSE_ERROR));
  EXPECT(waits == 3);
  hognose_sandbox_free(sandbox);
}

static void guest_functions(void) {
  hognose_options options;
  hognose_options_init(&options, sizeof(options));
  options.results_functions = true;
  options.results_sharing = true;
  options.arguments_others = HOGNOSE_OTHERS_HANDLE;
  hognose_sandbox* session = NULL;
  EXPECT(hognose_session_new(&options, HOGNOSE_ROLLBACK, &session) == NULL);
  EXPECT(hognose_sandbox_define(session, HOGNOSE_TEXT("apply(f: callable)"), apply, NULL, NULL) ==
         NULL);
  EXPECT(gives(session, "def f(n): return n + 1\napply(f)", 21));
  EXPECT(gives(session, "try:\n    apply({}.pop)\nexcept KeyError: x = 3\nx", 3));
  hognose_outcome* outcome = hognose_session_get_global(session, HOGNOSE_TEXT("f"));
  const hognose_value* f = hognose_outcome_value(outcome);
  EXPECT(hognose_value_kind(f) == HOGNOSE_FUNCTION && hognose_value_is_handle(f));
  EXPECT(is_text(hognose_value_guest_type(f), "function"));
  hognose_value* arguments = hognose_value_new(HOGNOSE_LIST);
  EXPECT(hognose_value_append(arguments, hognose_value_new_int(4)) == NULL);
  EXPECT(is_int(hognose_session_call_function(session, f, arguments, NULL), 5));
  hognose_progress* progress = hognose_session_start_call_function(session, f, NULL, NULL);
  EXPECT(is_text(hognose_outcome_error_type(hognose_progress_outcome(progress)), "TypeError"));
  hognose_progress_free(progress);
  hognose_value* bytes = NULL;
  EXPECT(is_error(hognose_value_to_cbor(f, &bytes), "has no bytes") && bytes == NULL);
  hognose_outcome_free(outcome);

  outcome = hognose_sandbox_run(session, HOGNOSE_TEXT("a = [1]\na.append(a)\na"), HOGNOSE_TEXT(""));
  const hognose_value* cycle = hognose_outcome_value(outcome);
  EXPECT(hognose_value_kind(hognose_value_item(cycle, 1)) == HOGNOSE_LINK);
  EXPECT(hognose_value_to_cbor(cycle, &bytes) == NULL);
  hognose_text text = hognose_value_text(bytes);
  EXPECT(text.size == 7 && memcmp(text.data, "\xd8\x1c\x82\x01\xd8\x1d\x00", 7) == 0);
  hognose_value* read = NULL;
  EXPECT(hognose_value_from_cbor(text, 0, 0, &read) == NULL);
  EXPECT(hognose_value_integer(read) == 1);
  EXPECT(hognose_sandbox_set_input(session, HOGNOSE_TEXT("b"), read) == NULL);
  EXPECT(gives(session, "int(b[1] is b)", 1));
  EXPECT(is_error(hognose_value_from_cbor(text, 1, 0, &read), "too many values") && read == NULL);
  text.size = 3;
  EXPECT(is_error(hognose_value_from_cbor(text, 0, 0, &read), "byte 3"));
  hognose_value_free(bytes);
  hognose_outcome_free(outcome);

  hognose_value* link = hognose_value_new(HOGNOSE_LINK);
  hognose_value* list = hognose_value_new(HOGNOSE_LIST);
  EXPECT(is_error(hognose_value_set_number(link, 0), "begin with 1"));
  EXPECT(hognose_value_set_number(link, 7) == NULL && hognose_value_set_number(list, 7) == NULL);
  EXPECT(hognose_value_append(list, link) == NULL);
  EXPECT(hognose_sandbox_set_input(session, HOGNOSE_TEXT("c"), list) == NULL);
  EXPECT(gives(session, "int(c[0] is c)", 1));
  hognose_value* number = hognose_value_new_int(1);
  EXPECT(is_error(hognose_value_set_number(number, 1), "no number"));
  EXPECT(!hognose_value_is_handle(number));
  hognose_value_free(number);
  hognose_sandbox_free(session);
}

static void waiting_methods(void) {
  hognose_class* account = hognose_class_new(HOGNOSE_TEXT("Account"));
  EXPECT(hognose_class_add_waiting(account, HOGNOSE_TEXT("approve(self, n)"), HOGNOSE_DEFERRED) ==
         NULL);
  EXPECT(is_error(hognose_class_add_waiting(account, HOGNOSE_TEXT("x(self)"), 9), "no such kind"));
  hognose_sandbox* sandbox = NULL;
  EXPECT(hognose_sandbox_new(NULL, &sandbox) == NULL);
  int object = 0;
  hognose_value* wrapped = hognose_class_wrap(account, &object, NULL);
  EXPECT(hognose_sandbox_set_global(sandbox, HOGNOSE_TEXT("account"), wrapped) == NULL);
  hognose_progress* progress =
      hognose_sandbox_start(sandbox, HOGNOSE_TEXT("account.approve(5) + 1"), HOGNOSE_TEXT(""));
  EXPECT(hognose_progress_object(progress, 0, account) == &object);
  EXPECT(hognose_progress_object(progress, 1, account) == NULL);
  EXPECT(is_text(hognose_progress_function(progress, 0), "Account.approve"));
  hognose_answers* answers = hognose_answers_new();
  EXPECT(hognose_answers_return(answers, hognose_progress_id(progress, 0),
                                hognose_value_new_int(6)) == NULL);
  hognose_progress_free(progress);
  progress = hognose_sandbox_resume(sandbox, answers, 0);
  EXPECT(hognose_value_integer(hognose_outcome_value(hognose_progress_outcome(progress))) == 7);
  hognose_progress_free(progress);
  hognose_sandbox_free(sandbox);
  hognose_class_free(account);
}

int main(void) {
  EXPECT(is_text(hognose_version(), "0.1.0"));
  hognose_error_free(NULL);
  values();
  outcomes();
  policies();
  functions();
  classes();
  callbacks();
  files();
  mounts();
  waits();
  sessions();
  guest_functions();
  guest_functions_that_wait();
  waiting_methods();
  printf("%d conditions do not hold\n", failures);
  return failures != 0;
}
