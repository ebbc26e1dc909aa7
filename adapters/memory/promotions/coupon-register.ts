import { ownState } from "#adapters/memory/own-state.ts";
import { putAuditInMemory } from "#adapters/memory/staff/audit-log.ts";
import type { PublicCoupon } from "#core/coupons/coupon.ts";
import type { CouponRegister, RegisteredCoupon } from "#core/promotions/coupon-register.port.ts";
import type { Memory } from "#adapters/memory/memory.ts";

/** In milliseconds since 1970, by codes in upper case; those that are not here were there from the beginning. */
const addedAtIn = ownState(() => new Map<string, number>());

export const memoryCouponRegister = (memory: Memory): CouponRegister => ({
  all: async () => memory.coupons.map((coupon) => registered(memory, coupon)),

  async add(decide) {
    const { change, answer } = decide(new Set(memory.coupons.map(upperCode)));
    if (change === null) return answer;
    memory.coupons = [...memory.coupons, ...change.coupons.map(({ coupon }) => coupon)];
    for (const { coupon, usesLeft } of change.coupons) {
      addedAtIn(memory).set(upperCode(coupon), change.at);
      if (usesLeft !== null) memory.usesLeft.set(upperCode(coupon), usesLeft);
    }
    for (const entry of change.audit) putAuditInMemory(memory, entry);
    return answer;
  },

  async change(code, decide) {
    const stored = memory.coupons.find((coupon) => upperCode(coupon) === code);
    const { change, answer } = decide(stored === undefined ? null : registered(memory, stored));
    if (change === null) return answer;
    memory.coupons = memory.coupons.map((coupon) => (upperCode(coupon) === code ? change.coupon : coupon));
    putAuditInMemory(memory, change.audit);
    return answer;
  },
});

const upperCode = ({ code }: PublicCoupon): string => code.toUpperCase();

const registered = (memory: Memory, coupon: PublicCoupon): RegisteredCoupon => ({
  coupon,
  usesLeft: memory.usesLeft.get(upperCode(coupon)) ?? null,
  addedAt: addedAtIn(memory).get(upperCode(coupon)) ?? 0,
});
