import { Wishlists } from "#core/wishlist/wishlists.port.ts";
import { memoryWishlists } from "./wishlists.ts";
import type { MemoryArea } from "#adapters/memory/memory-area.ts";

export const wishlistInMemory: MemoryArea = {
  ports(memory, keep) {
    keep(Wishlists, memoryWishlists(memory));
  },
  exported: {
    wishlist: ({ wishlists }, customer) => (wishlists.get(customer) ?? []).map((product) => ({ product })),
  },
};
