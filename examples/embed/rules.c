// A host in C: a sandbox with limits, a function for the guest, an outcome.
#include <stdio.h>
#include <string.h>

#include "hognose.h"

static void price(hognose_call* call, void* user) {
  const hognose_value* name = hognose_call_argument(call, 0);
  const hognose_value* found = hognose_value_find(user, hognose_value_text(name));
  if (found == NULL) {
    hognose_call_raise(call, HOGNOSE_TEXT("KeyError"), hognose_value_text(name));
  } else {
    hognose_call_return(call, hognose_value_copy(found));
  }
}

static void show(hognose_sandbox* sandbox, hognose_text rule) {
  hognose_outcome* outcome = hognose_sandbox_run(sandbox, rule, HOGNOSE_TEXT("rule"));
  if (hognose_outcome_status(outcome) == HOGNOSE_OK) {
    printf("costs %g\n", hognose_value_number(hognose_outcome_value(outcome)));
  } else {
    hognose_text error = hognose_outcome_traceback(outcome);
    hognose_text stop = hognose_outcome_stop_message(outcome);
    printf("%.*s%.*s\n", (int)error.size, error.data, (int)stop.size, stop.data);
  }
  hognose_outcome_free(outcome);
}

int main(void) {
  hognose_limits* limits = hognose_limits_new();
  hognose_limits_set(limits, HOGNOSE_TEXT("max_steps"), 100000);
  hognose_options options;
  hognose_options_init(&options, sizeof(options));
  options.limits = limits;

  hognose_sandbox* sandbox;
  hognose_error* error = hognose_sandbox_new(&options, &sandbox);
  if (error != NULL) {
    hognose_text message = hognose_error_message(error);
    fprintf(stderr, "%.*s\n", (int)message.size, message.data);
    hognose_error_free(error);
    return 1;
  }
  hognose_limits_free(limits);

  hognose_value* prices = hognose_value_new(HOGNOSE_DICT);
  hognose_value_append_entry(prices, hognose_value_new_text(HOGNOSE_STR, HOGNOSE_TEXT("tea")),
                             hognose_value_new_float(2.5));
  hognose_sandbox_define(sandbox, HOGNOSE_TEXT("price(name: str)"), price, prices, NULL);

  show(sandbox, HOGNOSE_TEXT("price('tea') * 4"));
  show(sandbox, HOGNOSE_TEXT("price('gold')"));
  show(sandbox, HOGNOSE_TEXT("while True: pass"));
  hognose_sandbox_free(sandbox);
  hognose_value_free(prices);
}
