// NOTICE and the texts of the licences, of which the build makes a source file.
//
// `hognose --licenses` prints them; CMakeLists.txt joins the files, cmake/EmbedSource.cmake embeds
// them.
#pragma once

namespace hognose {

extern const char kSourceText_licences[];

}  // namespace hognose
