import { Carts } from "#core/customer-cart/carts.port.ts";
import { memoryCarts } from "./carts.ts";
import type { MemoryArea } from "#adapters/memory/memory-area.ts";

export const customerCartInMemory: MemoryArea = {
  ports(memory, keep) {
    keep(Carts, memoryCarts(memory));
  },
  exported: {
    cart: ({ carts }, customer) => carts.get(customer)?.lines ?? [],
  },
};
