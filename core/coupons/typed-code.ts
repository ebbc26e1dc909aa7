import type { Coupon } from "./coupon.ts";

/** A code as a customer typed it. `code` is trimmed and uppercased. */
export type TypedCode = { readonly kind: "nothing" } | { readonly kind: "too-long" | "code"; readonly code: string };

/** The longest code, in characters as people count them: code points. Source: specification/coupons.md, A typed code. */
const LONGEST = 10;

/** A code that is too long is not shortened: no coupon has it. Source: specification/coupons.md, A typed code. */
export function typedCode(typed: string): TypedCode {
  const code = typed.trim().toUpperCase();
  if (code === "") return { kind: "nothing" };
  return { kind: [...code].length > LONGEST ? "too-long" : "code", code };
}

/** Whether a coupon has that code. The stored code is compared in upper case but not trimmed. */
export const hasCode = (coupon: Coupon, code: string): boolean => coupon.code.toUpperCase() === code;
