import { ratedProduct } from "#adapters/memory/catalogue/catalogue.ts";
import type { Wishlists } from "#core/wishlist/wishlists.port.ts";
import type { Memory } from "#adapters/memory/memory.ts";

export const memoryWishlists = (memory: Memory): Wishlists => ({
  async of(customer) {
    const wished = memory.wishlists.get(customer) ?? [];
    return wished.flatMap((id) => memory.products.filter((product) => product.id === id).map((product) => ratedProduct(memory, product)));
  },
  async add(customer, productId, most) {
    const wished = memory.wishlists.get(customer) ?? [];
    if (!memory.products.some(({ id }) => id === productId)) return "unknown-product";
    if (wished.includes(productId)) return "added";
    if (wished.length >= most) return "full";
    memory.wishlists.set(customer, [productId, ...wished]);
    return "added";
  },
  async remove(customer, productId) {
    memory.wishlists.set(
      customer,
      (memory.wishlists.get(customer) ?? []).filter((id) => id !== productId),
    );
  },
});
