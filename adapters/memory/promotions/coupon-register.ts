import { endedAt } from "#core/promotions/ended-at.ts";
import type { PublicCoupon } from "#core/coupons/coupon.ts";
import type { CouponRegister, RegisteredCoupon } from "#core/promotions/coupon-register.port.ts";
import type { Memory } from "#adapters/memory/memory.ts";

export const memoryCouponRegister = (memory: Memory): CouponRegister => ({
  all: async () => memory.coupons.map((coupon) => registered(memory, coupon)),

  async add(coupons, at) {
    const kept = new Set(memory.coupons.map(upperCode));
    const taken: string[] = [];
    for (const { coupon } of coupons) {
      if (kept.has(upperCode(coupon))) taken.push(coupon.code);
      kept.add(upperCode(coupon));
    }
    if (taken.length > 0) return taken;
    memory.coupons = [...memory.coupons, ...coupons.map(({ coupon }) => coupon)];
    for (const { coupon, usesLeft } of coupons) {
      memory.couponsAddedAt.set(upperCode(coupon), at);
      if (usesLeft !== null) memory.usesLeft.set(upperCode(coupon), usesLeft);
    }
    return [];
  },

  async end(code, at) {
    memory.coupons = memory.coupons.map((coupon) => (upperCode(coupon) === code ? endedAt(coupon, at) : coupon));
    const ended = memory.coupons.find((coupon) => upperCode(coupon) === code);
    return ended === undefined ? null : registered(memory, ended);
  },
});

const upperCode = ({ code }: PublicCoupon): string => code.toUpperCase();

const registered = ({ usesLeft, couponsAddedAt }: Memory, coupon: PublicCoupon): RegisteredCoupon => ({
  coupon,
  usesLeft: usesLeft.get(upperCode(coupon)) ?? null,
  addedAt: couponsAddedAt.get(upperCode(coupon)) ?? 0,
});
