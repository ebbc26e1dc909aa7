import { asciiDigits } from "../shared/ascii-digits.ts";
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

/**
 * What somebody typed or pasted as a code, in usual letters and digits and without invisible marks: a message wraps a code in them, and a
 * keyboard writes it in full width. For people's fields alone; a cart file's code is compared as it stands.
 * Source: specification/coupons.md, A typed code.
 */
export const writtenCode = (written: string): string => asciiDigits(written.normalize("NFKC")).replace(/\p{Cf}/gu, "");

/** Whether a coupon has that code. The stored code is compared in upper case but not trimmed. */
export const hasCode = (coupon: Coupon, code: string): boolean => coupon.code.toUpperCase() === code;
