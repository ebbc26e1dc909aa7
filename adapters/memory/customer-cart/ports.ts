import { Carts } from "#core/customer-cart/carts.port.ts";
import { memoryCarts } from "./carts.ts";
import type { MemoryArea } from "#adapters/memory/memory-area.ts";

export const customerCartInMemory: MemoryArea = (memory, keep) => {
  keep(Carts, memoryCarts(memory));
};
