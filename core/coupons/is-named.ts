import type { Coupon } from "./coupon.ts";

/** Whether a code holds what was typed, trimmed and in any letter case; nothing typed is in every code. */
export const isNamed = ({ code }: Coupon, typed: string): boolean => code.toUpperCase().includes(typed.trim().toUpperCase());
