import type { Mobile } from "../identity/mobile.ts";
import type { IndianState } from "../shipping/indian-states.ts";
import type { Pincode } from "../shipping/delivery-place.ts";

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

/** The addresses with one more; null: there are too many already. The first address is the default, whatever it says. */
export function withAddress(book: AddressBook, added: Address): AddressBook | null {
  if (book.length >= MOST_ADDRESSES) return null;
  const next = [...book, { ...added, isDefault: false }];
  return added.isDefault || book.length === 0 ? withDefault(next, added.id) : next;
}

/**
 * The addresses after one was changed; null: the address is not in the book. A default address stays the default until another one becomes
 * it.
 */
export function withChanged(book: AddressBook, changed: Address): AddressBook | null {
  if (!book.some(({ id }) => id === changed.id)) return null;
  const next = book.map((address) => (address.id === changed.id ? { ...changed, isDefault: address.isDefault } : address));
  return changed.isDefault ? withDefault(next, changed.id) : next;
}

/** The addresses without one of them; null: the address is not in the book. If it was the default, the newest one becomes the default. */
export function withoutAddress(book: AddressBook, removed: AddressId): AddressBook | null {
  const next = book.filter(({ id }) => id !== removed);
  const newest = next.at(-1);
  if (next.length === book.length) return null;
  return newest === undefined || next.some(({ isDefault }) => isDefault) ? next : withDefault(next, newest.id);
}

const withDefault = (book: AddressBook, chosen: AddressId): AddressBook =>
  book.map((address) => ({ ...address, isDefault: address.id === chosen }));
