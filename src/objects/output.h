// Output: what the guest writes to stdout and stderr, on its way to the host.
//
// Receives UTF-8 text from print and from the guest's stream objects; charges the meter for it, so
// that a flood ends the run; hands it on to the host when the guest flushes, and all of it at the
// end.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/result.h"
#include "meter/paced.h"
#include "objects/input.h"

namespace hognose {

enum class Stream : uint8_t { Stdout, Stderr };

class Output {
 public:
  // Fails only if the run is to end.
  using Listener = Result<void> (*)(void* context, Stream stream, std::string_view text);

  void start(Meter& meter, Listener listener, void* context) {
    meter_ = &meter;
    listener_ = listener;
    context_ = context;
    for (Channel& channel : channels_) {
      channel.text.clear();
      channel.flushed = 0;
    }
  }

  Result<void> write(Stream stream, std::string_view text) {
    TRY(meter_->charge_output(text.size()));
    TRY(meter_->charge_bytes(text.size()));
    std::string& target = channel(stream).text;
    TRY(make_room(target, text.size()));
    return in_parts(*meter_, text.size(), kPacedBytes, [&](size_t begin, size_t end) {
      target.append(text.substr(begin, end - begin));
    });
  }

  // Passes text to the host that it has not seen yet.
  Result<void> flush(Stream stream) {
    Channel& target = channel(stream);
    if (listener_ == nullptr || target.flushed == target.text.size()) return {};
    std::string_view fresh = std::string_view(target.text).substr(target.flushed);
    target.flushed = target.text.size();
    return listener_(context_, stream, fresh);
  }

  std::string take(Stream stream) { return std::move(channel(stream).text); }

  // The other direction: what the guest reads.
  Input& input() { return input_; }

 private:
  struct Channel {
    std::string text;
    size_t flushed = 0;
  };
  Channel& channel(Stream stream) { return channels_[static_cast<unsigned>(stream)]; }

  // A long text moves in parts, not as append() would move it.
  Result<void> make_room(std::string& text, size_t more) {
    size_t wanted = text.size() + more;
    if (wanted <= text.capacity() || wanted <= kPacedBytes) return {};
    std::string larger;
    larger.reserve(std::max(wanted, text.capacity() * 2));
    TRY(in_parts(*meter_, text.size(), kPacedBytes,
                 [&](size_t begin, size_t end) { larger.append(text, begin, end - begin); }));
    text.swap(larger);
    return {};
  }

  Meter* meter_ = nullptr;
  Listener listener_ = nullptr;
  void* context_ = nullptr;
  Channel channels_[2];
  Input input_;
};

}  // namespace hognose
