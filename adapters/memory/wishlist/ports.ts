import { Wishlists } from "#core/wishlist/wishlists.port.ts";
import { memoryWishlists } from "./wishlists.ts";
import type { MemoryArea } from "#adapters/memory/memory-area.ts";

export const wishlistInMemory: MemoryArea = (memory, keep) => {
  keep(Wishlists, memoryWishlists(memory));
};
