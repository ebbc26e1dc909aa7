import type { Mobile } from "../identity/mobile.ts";
import type { IndianState } from "../shipping/indian-states.ts";
import type { Pincode } from "../shipping/delivery-place.ts";
import type { IsServed } from "./served-pincodes.ts";

declare const addressBrand: unique symbol;

export type AddressId = string & { readonly [addressBrand]: true };

export function addressId(text: string): AddressId {
  if (text === "") throw new RangeError("an address id is not empty");
  return text as AddressId;
}

export const ADDRESS_KINDS = ["home", "work", "other"] as const;

/** Where a parcel is delivered, and who receives it. `line2` and `landmark` may be empty. */
export type AddressDetails = {
  readonly name: string;
  readonly mobile: Mobile;
  readonly line1: string;
  readonly line2: string;
  readonly landmark: string;
  readonly city: string;
  readonly state: string;
  readonly pincode: Pincode;
  readonly kind: (typeof ADDRESS_KINDS)[number];
  readonly isDefault: boolean;
};

export type Address = AddressDetails & { readonly id: AddressId };

/** A customer's addresses, the oldest first. If there are any, exactly one is the default. */
export type AddressBook = readonly Address[];

/** The pincode lies in `state`, and another one is written beside it. */
export type PincodeElsewhere = { readonly kind: "pincode-elsewhere"; readonly state: IndianState };

export const MOST_ADDRESSES = 20;

/**
 * The addresses with one more; null: there are too many already. The first address is the default, whatever it says, and one to which
 * nobody delivers is it only as long as there is no other.
 */
export function withAddress(book: AddressBook, added: Address, isServed: IsServed): AddressBook | null {
  if (book.length >= MOST_ADDRESSES) return null;
  const next = [...book, { ...added, isDefault: false }];
  return withUsual(next, added.isDefault ? added.id : (defaultIn(book) ?? added.id), isServed);
}

/**
 * The addresses after one was changed; null: the address is not in the book. A default address stays the default until another one becomes
 * it, or it gets a pincode to which nobody delivers while there is another address.
 */
export function withChanged(book: AddressBook, changed: Address, isServed: IsServed): AddressBook | null {
  const before = book.find(({ id }) => id === changed.id);
  if (before === undefined) return null;
  const next = book.map((address) => (address.id === changed.id ? { ...changed, isDefault: address.isDefault } : address));
  if (before.isDefault) return before.pincode === changed.pincode ? next : withUsual(next, changed.id, isServed);
  return changed.isDefault ? withDefault(next, changed.id) : next;
}

/**
 * The addresses without one of them; null: the address is not in the book. If it was the default, the newest one becomes the default, of
 * those to which parcels go if there are any.
 */
export function withoutAddress(book: AddressBook, removed: AddressId, isServed: IsServed): AddressBook | null {
  const next = book.filter(({ id }) => id !== removed);
  const newest = next.at(-1);
  if (next.length === book.length) return null;
  return newest === undefined || defaultIn(next) !== null ? next : withUsual(next, newest.id, isServed);
}

const defaultIn = (book: AddressBook): AddressId | null => book.find(({ isDefault }) => isDefault)?.id ?? null;

/** `wished` becomes the default, or the newest address to which parcels go where they don't go to that. */
function withUsual(book: AddressBook, wished: AddressId, isServed: IsServed): AddressBook {
  const served = book.filter(({ pincode }) => isServed(pincode));
  return withDefault(book, (served.find(({ id }) => id === wished) ?? served.at(-1))?.id ?? wished);
}

const withDefault = (book: AddressBook, chosen: AddressId): AddressBook =>
  book.map((address) => ({ ...address, isDefault: address.id === chosen }));
