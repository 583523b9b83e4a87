// ExportTable: the memoryviews that keep a bytearray or an array from changing its size.
//
// Lies outside the cage and keeps nothing alive. Receives each new view with its exporter; when a
// collection finds views dead, takes them off their exporters' counts.
#pragma once

#include <cstdint>

#include "heap/heap.h"

namespace hognose {

struct MemoryView;
struct ByteStore;

class ExportTable {
 public:
  ExportTable() = default;
  ~ExportTable();
  ExportTable(const ExportTable&) = delete;
  ExportTable& operator=(const ExportTable&) = delete;

  // Counts the view in the exporter. False: no memory.
  bool add(Meter& meter, const MemoryView* view, ByteStore* exporter);
  // Fails if a stop came, which leaves the counts as no sweep may find them.
  Result<void> prune(Meter& meter, CageBase base, const Tracer& tracer);
  void clear(Meter& meter);
  // Calls visit(offset) for the exporter's views that no collection has found dead.
  template <class Visit>
  void for_each_view(uint32_t exporter, Visit visit) const {
    for (uint32_t i = 0; i < size_; ++i) {
      if (entries_[i].exporter == exporter) visit(entries_[i].view);
    }
  }

 private:
  struct Entry {
    uint32_t view;
    uint32_t exporter;
  };

  Entry* entries_ = nullptr;
  uint32_t size_ = 0;
  uint32_t capacity_ = 0;
};

}  // namespace hognose
