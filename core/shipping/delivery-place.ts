import { asciiDigits } from "../shared/ascii-digits.ts";

declare const pincodeBrand: unique symbol;

/** Six digits that name a place in India; the first is never 0. */
export type Pincode = string & { readonly [pincodeBrand]: true };

/**
 * The pincode in a written text, with spaces, dashes, dots or direction marks anywhere ("411 001", "411-001"), in digits of any Indian
 * script; null: the text is no pincode.
 */
export function pincodeIn(written: string): Pincode | null {
  const digits = asciiDigits(written.normalize("NFKC")).replace(/[\s.\p{Pd}\p{Cf}]/gu, "");
  return /^[1-9]\d{5}$/.test(digits) ? (digits as Pincode) : null;
}

/** Throws a RangeError on a text that is no pincode. */
export function pincode(text: string): Pincode {
  const read = pincodeIn(text);
  if (read === null) throw new RangeError(`${text} is no pincode`);
  return read;
}

/** A place to which parcels are delivered: `days` after they leave, and whether cash on delivery is possible there. */
export type DeliveryPlace = { readonly pincode: Pincode; readonly state: string; readonly days: number; readonly cashOnDelivery: boolean };

/**
 * A place as somebody writes it in an address; `city` null: nobody has named one for its pincode. Source: specification/shipping.md,
 * Delivery to a pincode.
 */
export type NamedPlace = DeliveryPlace & { readonly city: string | null };

/** What an order keeps of a place: its city is the address's own. Source: specification/shipping.md, Delivery to a pincode. */
export function unnamedPlace({ city: _, ...place }: NamedPlace): DeliveryPlace {
  return place;
}
