import { Coupons } from "#core/coupons/coupons.port.ts";
import { memoryCoupons } from "./coupons.ts";
import type { MemoryArea } from "#adapters/memory/memory-area.ts";

export const couponsInMemory: MemoryArea = {
  ports(memory, keep) {
    keep(Coupons, memoryCoupons(memory));
  },
};
