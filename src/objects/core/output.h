// Output: what the guest writes to stdout and stderr.
//
// Text is charged to the output limit, so that a flood of output ends the run, and to the memory of
// the run while it is buffered. The host receives it when the guest flushes, and the rest at the
// end of the run. With Keeping::Waiting the buffer is passed on as soon as it exceeds kMostWaiting
// bytes.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "base/foreign_object.h"
#include "base/result.h"
#include "meter/paced.h"
#include "objects/core/input.h"

namespace hognose {

enum class Stream : uint8_t { Stdout, Stderr };

class Output {
 public:
  // Fails only if the run must end.
  using Listener = Result<void> (*)(void* context, Stream stream, std::string_view text);

  // All: text is kept for take(). Waiting: it is dropped once the listener has received it.
  enum class Keeping : uint8_t { All, Waiting };

  void start(Meter& meter, Keeping keeping, Listener listener, void* context) {
    meter_ = &meter;
    keeping_ = keeping;
    listener_ = listener;
    context_ = context;
    for (Channel& channel : channels_) channel = Channel();
  }

  Result<void> write(Stream stream, std::string_view text) {
    TRY(meter_->charge_output(text.size()));
    TRY(meter_->charge_bytes(text.size()));
    Channel& target = channel(stream);
    if (keeping_ == Keeping::Waiting && target.text.size() + text.size() > kMostWaiting) {
      TRY(flush(stream));
      if (text.size() > kMostWaiting) return pass(stream, text);
    }
    TRY(make_room(target, text.size()));
    return in_parts(*meter_, text.size(), kPacedBytes, [&](size_t begin, size_t end) {
      on_foreign_stack([&] { target.text.append(text.substr(begin, end - begin)); });
    });
  }

  // Passes the text to the host that it has not received yet.
  Result<void> flush(Stream stream) {
    Channel& target = channel(stream);
    if (target.flushed == target.text.size()) return {};
    std::string_view fresh = std::string_view(target.text).substr(target.flushed);
    target.flushed = target.text.size();
    Result<void> passed = pass(stream, fresh);
    if (keeping_ == Keeping::Waiting) {
      target.text.clear();
      target.flushed = 0;
    }
    return passed;
  }

  // Returns the text that was kept, and releases its charge: the memory now belongs to the host.
  std::string take(Stream stream) {
    Channel& target = channel(stream);
    meter_->give_memory(target.booked);
    return std::move(std::exchange(target, Channel()).text);
  }

  // The input channel: what the guest reads.
  Input& input() { return input_; }

 private:
  static constexpr size_t kMostWaiting = 64 * 1024;

  struct Channel {
    std::string text;
    size_t flushed = 0;
    uint64_t booked = 0;  // bytes charged to the meter
  };
  Channel& channel(Stream stream) { return channels_[static_cast<unsigned>(stream)]; }

  Result<void> pass(Stream stream, std::string_view text) {
    return listener_ == nullptr ? Result<void>() : listener_(context_, stream, text);
  }

  // Unlike append(), moves a long text in steps that poll the limits.
  Result<void> make_room(Channel& target, size_t more) {
    std::string& text = target.text;
    size_t wanted = text.size() + more;
    if (wanted <= text.capacity()) return {};
    size_t capacity = std::max(wanted, text.capacity() * 2);
    // Both buffers exist while the text moves.
    if (!meter_->take_memory(capacity)) return meter_->stop(StopReason::Memory);
    ForeignObject<std::string> larger;
    on_foreign_stack([&] { larger->reserve(capacity); });
    Result<void> moved = in_parts(*meter_, text.size(), kPacedBytes, [&](size_t begin, size_t end) {
      on_foreign_stack([&] { larger->append(text, begin, end - begin); });
    });
    if (moved.ok()) {
      text.swap(*larger);
      std::swap(target.booked, capacity);
    }
    meter_->give_memory(capacity);
    return moved;
  }

  Meter* meter_ = nullptr;
  Keeping keeping_ = Keeping::All;
  Listener listener_ = nullptr;
  void* context_ = nullptr;
  Channel channels_[2];
  Input input_;
};

}  // namespace hognose
