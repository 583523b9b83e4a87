// --trace: writes calls, lines, exceptions and returns to stderr as they happen.
//
// Each line shows the depth, a mark (> begins, < ends, ! raises, none: a line) and the position.
// Text chosen by the guest is escaped, so each event is one line and no event can forge another. A
// long run could fill any disk, so the number of lines is bounded.
#include <algorithm>
#include <cstdio>
#include <string>

#include "cli/escaping.h"
#include "watching.h"

namespace hognose::cli {

namespace {

std::string_view exit_text(Exit exit) {
  switch (exit) {
    case Exit::Returned: return " returns";
    case Exit::Yielded: return " yields";
    case Exit::Raised: return " raises";
  }
  return "";
}

class Trace final : public Watching {
 public:
  explicit Trace(LibraryCode library) : library_(library) {}

  ObserverOptions options() const override {
    return {{EventKind::Call, EventKind::Return, EventKind::Line, EventKind::Exception}, library_};
  }

  void on_event(const Event& event) override {
    if (++count_ > kMostLines) return;
    std::string text = std::to_string(event.depth);
    text.insert(0, text.size() < 4 ? 4 - text.size() : 0, ' ');
    text.append(2 * std::min<uint32_t>(event.depth, kDeepestIndent) - 1, ' ');
    switch (event.kind) {
      case EventKind::Call:
        text.append("> ").append(escaped(event.function)).append(event.resumed ? " resumes" : "");
        break;
      case EventKind::Return:
        text.append("< ").append(escaped(event.function)).append(exit_text(event.exit));
        break;
      case EventKind::Exception:
        text.append("! ").append(escaped(event.name));
        if (!event.detail.empty()) text.append(": ").append(escaped(event.detail));
        break;
      default: text.append("  line"); break;
    }
    text.append(" (")
        .append(escaped(event.filename))
        .append(":")
        .append(std::to_string(event.line));
    text.append(")\n");
    std::fwrite(text.data(), 1, text.size(), stderr);
  }

  bool finish() override {
    if (count_ > kMostLines) {
      std::fprintf(stderr, "hognose: %llu more lines of the trace were left out\n",
                   static_cast<unsigned long long>(count_ - kMostLines));
    }
    return true;
  }

 private:
  static constexpr uint64_t kMostLines = 1'000'000;
  static constexpr uint32_t kDeepestIndent = 40;

  LibraryCode library_;
  uint64_t count_ = 0;
};

}  // namespace

std::shared_ptr<Watching> make_trace(LibraryCode library) {
  return std::make_shared<Trace>(library);
}

}  // namespace hognose::cli
