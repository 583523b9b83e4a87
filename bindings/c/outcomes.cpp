// Outcomes and progress of runs, and answers to their calls, in the C interface.
#include <limits>

#include "handles.h"

using namespace hognose;
using namespace hognose::c;

static_assert(static_cast<int>(Status::Timeout) == HOGNOSE_TIMEOUT);
static_assert(static_cast<int>(Status::Cancelled) == HOGNOSE_CANCELLED);
static_assert(static_cast<int>(Status::InternalError) == HOGNOSE_INTERNAL_ERROR);

namespace {

const OutcomeError& error_of(const hognose_outcome* outcome) {
  static const OutcomeError none;
  return in(outcome).error ? *in(outcome).error : none;
}

// The call with this number that a run waits for; null beyond the last.
const WaitingCall* call_at(const hognose_progress* progress, size_t call) {
  const auto& waiting = in(progress).waiting;
  return waiting && call < waiting->calls.size() ? &waiting->calls[call] : nullptr;
}

}  // namespace

hognose_status hognose_outcome_status(const hognose_outcome* outcome) {
  return static_cast<hognose_status>(in(outcome).status);
}
hognose_text hognose_status_name(hognose_status status) {
  if (status > HOGNOSE_INTERNAL_ERROR) return {"", 0};
  return text_of(status_name(static_cast<Status>(status)));
}
hognose_text hognose_outcome_output(const hognose_outcome* outcome) {
  return text_of(in(outcome).output);
}
hognose_text hognose_outcome_stderr(const hognose_outcome* outcome) {
  return text_of(in(outcome).stderr_output);
}
const hognose_value* hognose_outcome_value(const hognose_outcome* outcome) {
  return handle_of<hognose_value>(&in(outcome).return_value);
}
hognose_text hognose_outcome_error_type(const hognose_outcome* outcome) {
  return text_of(error_of(outcome).type);
}
hognose_text hognose_outcome_error_message(const hognose_outcome* outcome) {
  return text_of(error_of(outcome).message);
}
hognose_text hognose_outcome_traceback(const hognose_outcome* outcome) {
  return text_of(error_of(outcome).traceback);
}
bool hognose_outcome_frame(const hognose_outcome* outcome, size_t index, hognose_frame* frame) {
  const auto& frames = error_of(outcome).frames;
  if (index >= frames.size()) return false;
  const OutcomeFrame& from = frames[index];
  put(frame, {0, text_of(from.filename), text_of(from.function), from.line, from.end_line,
              from.column, from.end_column});
  return true;
}
hognose_text hognose_outcome_stop_message(const hognose_outcome* outcome) {
  return text_of(in(outcome).stop_message);
}
bool hognose_outcome_change(const hognose_outcome* outcome, size_t index, hognose_change* change) {
  static_assert(static_cast<int>(FileChange::Kind::Deleted) == HOGNOSE_DELETED &&
                static_cast<int>(FileChange::Type::Link) == HOGNOSE_SYMBOLIC_LINK);
  const auto& changes = in(outcome).files;
  if (index >= changes.size()) return false;
  const FileChange& from = changes[index];
  put(change,
      {0, static_cast<hognose_change_kind>(from.kind), static_cast<hognose_file_type>(from.type),
       from.mode, text_of(from.path), text_of(from.content)});
  return true;
}
void hognose_outcome_usage(const hognose_outcome* outcome, hognose_usage* usage) {
  const Outcome& from = in(outcome);
  put(usage, {0, from.time_milliseconds, from.cpu_milliseconds, from.memory_peak_bytes, from.steps,
              from.host_calls, from.waits, from.waited_milliseconds});
}
void hognose_outcome_free(hognose_outcome* outcome) { taken(outcome); }

const hognose_outcome* hognose_progress_outcome(const hognose_progress* progress) {
  return in(progress).waiting ? nullptr : handle_of<hognose_outcome>(&in(progress).outcome);
}
size_t hognose_progress_size(const hognose_progress* progress) {
  return in(progress).waiting ? in(progress).waiting->calls.size() : 0;
}
uint64_t hognose_progress_id(const hognose_progress* progress, size_t call) {
  const WaitingCall* from = call_at(progress, call);
  return from != nullptr ? from->id : 0;
}
hognose_text hognose_progress_function(const hognose_progress* progress, size_t call) {
  const WaitingCall* from = call_at(progress, call);
  return text_of(from != nullptr ? std::string_view(from->function) : "");
}
const hognose_value* hognose_progress_argument(const hognose_progress* progress, size_t call,
                                               size_t index) {
  const WaitingCall* from = call_at(progress, call);
  if (from == nullptr || index >= from->arguments.size()) return nullptr;
  return handle_of<hognose_value>(&from->arguments[index]);
}
void* hognose_progress_object(const hognose_progress* progress, size_t call,
                              const hognose_class* type) {
  const WaitingCall* from = call_at(progress, call);
  return from == nullptr ? nullptr : in(type).unwrap(from->object).get();
}
hognose_text hognose_progress_filename(const hognose_progress* progress, size_t call) {
  const WaitingCall* from = call_at(progress, call);
  return text_of(from != nullptr ? std::string_view(from->filename) : "");
}
uint32_t hognose_progress_line(const hognose_progress* progress, size_t call) {
  const WaitingCall* from = call_at(progress, call);
  return from != nullptr ? from->line : 0;
}
uint64_t hognose_progress_pending(const hognose_progress* progress) {
  return in(progress).waiting ? in(progress).waiting->pending : 0;
}
bool hognose_progress_blocked(const hognose_progress* progress, double* seconds) {
  const auto& waiting = in(progress).waiting;
  if (seconds != nullptr) {
    *seconds = waiting ? waiting->seconds.value_or(std::numeric_limits<double>::infinity()) : 0;
  }
  return waiting && waiting->blocked;
}
uint64_t hognose_progress_cancelled(const hognose_progress* progress, size_t index) {
  const auto& ids = in(progress).cancelled;
  return index < ids.size() ? ids[index] : 0;
}
void hognose_progress_free(hognose_progress* progress) { taken(progress); }

hognose_answers* hognose_answers_new(void) {
  return making([] { return made<hognose_answers>(); });
}
hognose_error* hognose_answers_return(hognose_answers* answers, uint64_t id, hognose_value* value) {
  return failing([&]() -> hognose_error* {
    auto from = taken(value);
    if (from == nullptr) return error("the value is NULL");
    in(answers).push_back({id, HostResult(std::move(*from))});
    return nullptr;
  });
}
hognose_error* hognose_answers_raise(hognose_answers* answers, uint64_t id, hognose_text type,
                                     hognose_text message) {
  return failing([&]() -> hognose_error* {
    in(answers).push_back(
        {id, HostResult::raise(std::string(view(type)), std::string(view(message)))});
    return nullptr;
  });
}
void hognose_answers_free(hognose_answers* answers) { taken(answers); }
