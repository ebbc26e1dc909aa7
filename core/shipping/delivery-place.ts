import { asciiDigits } from "../shared/ascii-digits.ts";

declare const pincodeBrand: unique symbol;

/** Six digits that name a place in India; the first is never 0. */
export type Pincode = string & { readonly [pincodeBrand]: true };

/** The pincode that somebody wrote, with spaces or marks of direction anywhere ("411 001"), in digits of any Indian script; null: it is none. */
export function pincodeIn(written: string): Pincode | null {
  const digits = asciiDigits(written.normalize("NFKC")).replace(/[\s\p{Cf}]/gu, "");
  return /^[1-9]\d{5}$/.test(digits) ? (digits as Pincode) : null;
}

/** Throws a RangeError on what is none. */
export function pincode(text: string): Pincode {
  const read = pincodeIn(text);
  if (read === null) throw new RangeError(`${text} is no pincode`);
  return read;
}

/** Where a parcel can go: in so many days after it leaves, and whether it may be paid there. */
export type DeliveryPlace = { readonly pincode: Pincode; readonly state: string; readonly days: number; readonly cashOnDelivery: boolean };
