import { readCartBytes, readCartText } from "#adapters/cart-file/cart-text.ts";
import { printedEnd } from "#core/coupons/coupon-end.ts";
import type { CartFiles } from "./cart-files.ts";

/** Wired by hand: the cart commands start in a moment, a container does not. */
export const composeCartFiles = (): CartFiles => ({ fromBytes: readCartBytes, fromText: readCartText, printedEnd });
