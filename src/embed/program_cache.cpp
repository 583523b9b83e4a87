// ProgramCache: a list of at most kMostPrograms programs, searched by the hashes of their texts.
//
// Dropped programs are freed without the lock, because that may take long.
#include "embed/program_cache.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "base/byte_hash.h"

namespace hognose {

namespace {

uint32_t hash_of(const ProgramText& text) {
  uint32_t hash = 0;
  for (std::string_view part : {text.source, text.filename}) {
    ByteHash bytes(hash);
    bytes.add(reinterpret_cast<const uint8_t*>(part.data()), part.size());
    hash = bytes.finish();
  }
  return hash;
}

}  // namespace

size_t CompiledText::bytes() const {
  size_t bytes = sizeof *this + sizeof *program + source_.size() + program->source.size() +
                 program->filename.size() + program->code->arena.used();
  for (const std::string& warning : program->warnings) bytes += warning.size();
  return bytes;
}

uint32_t ProgramCache::find_entry(uint32_t hash, const ProgramText& text) const {
  for (uint32_t i = 0; i < count_; ++i) {
    if (hashes_[i] == hash && entries_[i].compiled->text == text) return i;
  }
  return count_;
}

std::shared_ptr<const CompiledText> ProgramCache::find(const ProgramText& text) {
  if (text.source.size() > kMostBytesOfOne) return nullptr;  // spares hashing it
  const uint32_t hash = hash_of(text);
  std::lock_guard<std::mutex> lock(mutex_);
  const uint32_t found = find_entry(hash, text);
  if (found == count_) return nullptr;
  entries_[found].last_use = ++uses_;
  return entries_[found].compiled;
}

void ProgramCache::add(std::shared_ptr<const CompiledText> compiled) {
  const size_t bytes = compiled->bytes();
  if (bytes > kMostBytesOfOne) return;
  const uint32_t hash = hash_of(compiled->text);
  std::vector<std::shared_ptr<const CompiledText>> dropped;
  std::lock_guard<std::mutex> lock(mutex_);
  if (find_entry(hash, compiled->text) != count_) return;  // another thread was faster
  while (count_ == kMostPrograms || bytes_ + bytes > kMostBytes) dropped.push_back(take_oldest());
  hashes_[count_] = hash;
  entries_[count_] = {std::move(compiled), ++uses_};
  ++count_;
  bytes_ += bytes;
}

std::shared_ptr<const CompiledText> ProgramCache::take_oldest() {
  const auto oldest =
      std::ranges::min_element(entries_.begin(), entries_.begin() + count_, {}, &Entry::last_use);
  std::shared_ptr<const CompiledText> compiled = std::move(oldest->compiled);
  bytes_ -= compiled->bytes();
  --count_;
  *oldest = std::exchange(entries_[count_], {});
  hashes_[static_cast<size_t>(oldest - entries_.begin())] = hashes_[count_];
  return compiled;
}

void ProgramCache::clear() {
  std::vector<std::shared_ptr<const CompiledText>> dropped;
  std::lock_guard<std::mutex> lock(mutex_);
  while (count_ != 0) dropped.push_back(take_oldest());
}

size_t ProgramCache::bytes() const {
  std::lock_guard<std::mutex> lock(mutex_);
  return bytes_;
}

}  // namespace hognose
