// llama.cpp's C interface, as pkg-config finds it.
#include <llama.h>
