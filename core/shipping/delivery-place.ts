declare const pincodeBrand: unique symbol;

/** Six digits that name a place in India; the first is never 0. */
export type Pincode = string & { readonly [pincodeBrand]: true };

/** Null where the text is none. */
export const pincodeIn = (text: string): Pincode | null => (/^[1-9]\d{5}$/.test(text) ? (text as Pincode) : null);

/** Throws a RangeError on what is none. */
export function pincode(text: string): Pincode {
  const read = pincodeIn(text);
  if (read === null) throw new RangeError(`${text} is no pincode`);
  return read;
}

/** Where a parcel can go: in so many days after it leaves, and whether it may be paid there. */
export type DeliveryPlace = { readonly pincode: Pincode; readonly state: string; readonly days: number; readonly cashOnDelivery: boolean };
