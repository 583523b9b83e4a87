// --audit: writes one line of JSON for each event that a host may want to review later.
//
// Each of these rare events is written at once. A program can cause any number of them, so the
// number of lines is bounded, and the last line reports that.
#include <nlohmann/json.hpp>

#include "cli/json.h"
#include "watching.h"
#include "watching_files.h"

namespace hognose::cli {

namespace {

class Audit final : public Watching {
 public:
  Audit(std::FILE* file, LibraryCode library) : file_(file), library_(library) {}

  ObserverOptions options() const override {
    return {{EventKind::Blocked, EventKind::Import, EventKind::HostCall, EventKind::Exception,
             EventKind::Limit},
            library_};
  }

  void on_event(const Event& event) override {
    // Always report the limit that ends a run.
    if (++count_ > kMostEvents && (event.kind != EventKind::Limit || event.depth != 0)) return;
    Json line;
    line["event"] = event_name(event.kind);
    line["name"] = event.name;
    if (!event.rule.empty()) line["rule"] = event.rule;
    if (!event.detail.empty()) line["detail"] = event.detail;
    line["file"] = event.filename;
    line["function"] = event.function;
    line["line"] = event.line;
    line["column"] = event.column;
    line["library"] = event.library;
    line["steps"] = event.steps;
    write(line);
  }

  bool finish() override {
    if (count_ > kMostEvents) {
      Json line;
      line["event"] = "truncated";
      line["dropped"] = count_ - kMostEvents;
      write(line);
    }
    return file_.close();
  }

 private:
  static constexpr uint64_t kMostEvents = 100'000;

  void write(const Json& line) { file_.write(json_text(line) + "\n"); }

  OutputFile file_;
  LibraryCode library_;
  uint64_t count_ = 0;
};

}  // namespace

std::shared_ptr<Watching> make_audit(std::FILE* file, LibraryCode library) {
  return std::make_shared<Audit>(file, library);
}

}  // namespace hognose::cli
