import type { Coupons } from "#core/coupons/coupons.port.ts";
import type { Memory } from "#adapters/memory/memory.ts";

export const memoryCoupons = (memory: Memory): Coupons => ({
  publicOnes: async () =>
    memory.coupons.filter(
      ({ code, audience, isForWeb }) => audience === "public" && isForWeb && memory.usesLeft.get(code.toUpperCase()) !== 0,
    ),
  async withCode(upperCode) {
    const coupon = memory.coupons.find(({ code }) => code.toUpperCase() === upperCode);
    return coupon === undefined ? null : { coupon, usesLeft: memory.usesLeft.get(upperCode) ?? null };
  },
});
