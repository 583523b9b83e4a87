// Circumstances: how a fuzzer's program runs, chosen by two bytes of the input.
//
// They select the profile, objects of the host, collections at odd times, tighter limits, and
// whether the program runs once or several times.
#pragma once

#include "guest.h"
#include "input.h"

namespace hognose::fuzz {

class Circumstances {
 public:
  static constexpr size_t kBytes = 2;

  explicit Circumstances(Input& input) {
    uint8_t world = input.byte(), pressure = input.byte();
    choose_world(world);
    choose_pressure(pressure);
  }

  void run(std::string_view program) const {
    if (runs_twice_) {
      guest_.run_twice(program);
    } else {
      guest_.run(program);
    }
  }

  Guest& guest() { return guest_; }

 private:
  void choose_world(uint8_t choice) {
    constexpr Profile kProfiles[] = {Profile::Standard, Profile::Standard, Profile::Strict,
                                     Profile::Bare};
    Policy& policy = guest_.options.policy = Policy(kProfiles[choice % 4]);
    if ((choice & 4) == 0) policy.allow_import("*");
    if (policy.profile() == Profile::Bare) {
      for (const char* feature : {"stdout", "eval", "regex"}) (void)policy.add_feature(feature);
    }
    guest_.has_host_objects = (choice & 8) != 0;
    guest_.options.top_level_await = (choice & 16) != 0;
    guest_.is_session = (choice & 32) != 0;
    if (guest_.is_session) guest_.times = 2;
    runs_twice_ = (choice & 192) == 192;
  }

  void choose_pressure(uint8_t choice) {
    SandboxDebug& debug = guest_.debug;
    switch (choice % 8) {
      case 4: debug.collect_every = 1 + choice / 8; break;
      case 5: debug.collect_always = true; break;
      case 6: debug.fail_allocation = 1 + choice / 8u * (choice / 8u) * 3; break;
      case 7: guest_.options.limits.max_steps = 200 + choice / 8u * (choice / 8u) * 50; break;
      default: break;
    }
    if ((choice & 64) != 0) guest_.options.limits.max_memory_bytes = 4ull << 20;
    if ((choice & 128) != 0) guest_.options.limits.max_depth = 100'000;
  }

  Guest guest_;
  bool runs_twice_ = false;
};

}  // namespace hognose::fuzz
