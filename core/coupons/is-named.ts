import type { Coupon } from "./coupon.ts";

/** Whether a code contains the typed text, trimmed and in any letter case. Every code contains an empty text. */
export const isNamed = ({ code }: Coupon, typed: string): boolean => code.toUpperCase().includes(typed.trim().toUpperCase());
