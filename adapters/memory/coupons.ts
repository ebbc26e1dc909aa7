import type { Coupons } from "#core/coupons/coupons.port.ts";
import type { Memory } from "./memory.ts";

export const memoryCoupons = (memory: Memory): Coupons => ({
  publicOnes: async () => memory.coupons.filter(({ audience, isForWeb }) => audience === "public" && isForWeb),
});
