// ExportTable: the memoryviews that prevent a bytearray or an array from changing its size.
//
// The table is outside the cage and keeps no view alive. After marking, prune() takes dead views
// off their exporters' counts.
#pragma once

#include <cstdint>

#include "heap/heap.h"
#include "objects/core/charged_array.h"

namespace hognose {

struct MemoryView;
struct ByteStore;

class ExportTable {
 public:
  // Adds the view and counts it in the exporter. False if there is no memory.
  bool add(Meter& meter, const MemoryView* view, ByteStore* exporter);
  // Removes the entries of dead and released views. Fails if a stop interrupts it; the counts are
  // then incomplete, and the heap must not be swept.
  Result<void> prune(Meter& meter, CageBase base, const Tracer& tracer);
  void clear(Meter& meter) { entries_.clear(meter); }
  void transfer(Transfer& transfer) { entries_.transfer(transfer); }
  // Calls visit(offset) for the exporter's views that no collection has found dead.
  template <class Visit>
  void for_each_view(uint32_t exporter, Visit visit) const {
    for (uint32_t i = 0; i < entries_.size(); ++i) {
      if (entries_[i].exporter == exporter) visit(entries_[i].view);
    }
  }

 private:
  struct Entry {
    uint32_t view;
    uint32_t exporter;
  };

  ChargedArray<Entry> entries_;
};

}  // namespace hognose
