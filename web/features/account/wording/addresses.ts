import type { Address, AddressDetails } from "#core/account/address.ts";

type Field = keyof AddressDetails;
type Problem = "needed" | "mobile" | "pincode";
type Place = "unasked" | "asking" | "delivers" | "prepaid" | "nobody";
type Refusal = "too-many-addresses" | "unknown-address";

const problems: Readonly<Record<Problem, string>> = {
  needed: "Please fill this in",
  mobile: "Invalid mobile number",
  pincode: "A pincode has 6 digits",
};

const refusals: Readonly<Record<Refusal, string>> = {
  "too-many-addresses": "You can save up to 20 addresses. Remove one you no longer need.",
  "unknown-address": "This address is not saved any more. Go back to your addresses.",
};

const places: Readonly<Record<Place, string>> = {
  unasked: "",
  asking: "Looking up the pincode",
  delivers: "We deliver here, cash on delivery included.",
  prepaid: "We deliver here, paid online.",
  nobody: "We do not deliver to this pincode yet. You can save the address all the same.",
};

const kinds: Readonly<Record<Address["kind"], string>> = { home: "Home", work: "Work", other: "Other" };

const fields: Readonly<Record<Field, string>> = {
  name: "Full name",
  mobile: "Mobile number",
  line1: "Flat, house, building",
  line2: "Street, area",
  landmark: "Landmark",
  city: "City or town",
  state: "State",
  pincode: "Pincode",
  kind: "This is",
  isDefault: "Use as my default address",
};

/** Where a customer's parcels go. */
export const addressWords = {
  title: "Addresses",
  lead: "Where your parcels go. The default one is chosen at checkout.",
  reading: "Your addresses are being read",
  unavailable: "Your addresses could not be read just now.",
  none: "No address yet",
  noneText: "Save one now and checkout takes a minute less.",
  add: "Add an address",
  change: "Change address",
  edit: "Edit",
  editOf: (name: string, line1: string): string => `Edit ${name}, ${line1}`,
  remove: "Remove",
  removeOf: (name: string, line1: string): string => `Remove ${name}, ${line1}`,
  removed: (name: string): string => `The address of ${name} was removed.`,
  undo: "Undo",
  makeDefault: "Make default",
  defaultOf: (name: string, line1: string): string => `Make default: ${name}, ${line1}`,
  isDefault: "Default",
  useAsDefault: fields.isDefault,
  saved: "Address saved.",
  lost: "That did not reach the shop. Your addresses are as they were.",
  most: (most: number): string => `You have saved ${most} addresses, the most there can be.`,
  unknown: "This address is not among yours.",
  chooseState: "Choose",
  stateName: (state: string): string => state,
  kinds,
  fields,
  problem: (problem: Problem | null): string | null => (problem === null ? null : problems[problem]),
  place: (place: Place): string => places[place],
  refusal: (refusal: Refusal | null): string | null => (refusal === null ? null : refusals[refusal]),
};
