// Input: reads lines from the text that the host provides for stdin.
//
// The pieces may have any size. The work is linear in the length of the text.
#include "objects/core/input.h"

#include "base/foreign_object.h"

namespace hognose {

void Input::start(Meter& meter, Reader reader, void* context) {
  meter_ = &meter;
  reader_ = reader;
  context_ = context;
  text_.clear();
  rest_.clear();
  start_ = taken_ = 0;
  at_end_ = reader == nullptr;
}

Result<void> Input::read_more() {
  ForeignObject<std::string> piece;
  Answer answer = TRY(reader_(context_, &*piece));
  switch (answer) {
    case Answer::End: at_end_ = true; break;
    case Answer::NothingYet: break;
    case Answer::Text:
      if (!meter_->take_memory(piece->size())) return meter_->stop(StopReason::Memory);
      on_foreign_stack([&] { text_.append(*piece); });
      break;
  }
  // Time passed outside the engine. Check the clock now, not at the end of the time slice.
  if (!meter_->poll()) return Failure::Stopped;
  return meter_->charge_bytes(piece->size());
}

Result<std::string_view> Input::next_line() {
  if (!rest_.empty()) {
    line_.swap(rest_);
    rest_.clear();
    TRY(meter_->charge_bytes(line_.size()));
    return std::string_view(line_);
  }
  // Drop the line that the previous call returned. Move the text once half of it is consumed.
  start_ += taken_;
  taken_ = 0;
  if (start_ > text_.size() / 2) {
    meter_->give_memory(start_);
    on_foreign_stack([&] { text_.erase(0, start_); });
    start_ = 0;
  }
  size_t searched = start_;
  for (;;) {
    size_t newline = text_.find('\n', searched);
    if (newline != std::string::npos) {
      taken_ = newline + 1 - start_;
      break;
    }
    searched = text_.size();
    if (at_end_) {
      taken_ = text_.size() - start_;
      break;
    }
    TRY(read_more());
  }
  TRY(meter_->charge_bytes(taken_));
  return std::string_view(text_).substr(start_, taken_);
}

}  // namespace hognose
