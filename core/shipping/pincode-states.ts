import { INDIAN_STATES, indianStateIn } from "./indian-states.ts";
import type { IndianState } from "./indian-states.ts";
import type { Pincode } from "./delivery-place.ts";

/**
 * First digits of pincodes and the states in which they lie; the longest that fits counts, and several states share what crosses a border.
 * Field posts of the army (9) have no state. As India Post's directory has 154,874 post offices by state.
 */
const PREFIXES: readonly (readonly [prefixes: string, states: readonly IndianState[]])[] = [
  ["11", ["Delhi"]],
  ["12 13", ["Haryana"]],
  ["14 15", ["Punjab"]],
  ["140 160", ["Chandigarh", "Punjab"]],
  ["17", ["Himachal Pradesh"]],
  ["18 19", ["Jammu and Kashmir"]],
  ["194", ["Ladakh"]],
  ["20 21 22 23 24 25 26 27 28", ["Uttar Pradesh"]],
  ["244 246 247 262", ["Uttar Pradesh", "Uttarakhand"]],
  ["248 249 263", ["Uttarakhand"]],
  ["30 31 32 33 34", ["Rajasthan"]],
  ["36 37 38 39", ["Gujarat"]],
  ["362 396", ["Gujarat", "Dadra and Nagar Haveli and Daman and Diu"]],
  ["40 41 42 43 44", ["Maharashtra"]],
  ["403", ["Goa"]],
  ["45 46 47 48", ["Madhya Pradesh"]],
  ["49", ["Chhattisgarh"]],
  ["50", ["Telangana"]],
  ["507", ["Telangana", "Andhra Pradesh"]],
  ["51 52 53", ["Andhra Pradesh"]],
  ["533", ["Andhra Pradesh", "Puducherry"]],
  ["56 57 58 59", ["Karnataka"]],
  ["60 61 62 63 64", ["Tamil Nadu"]],
  ["605 607 609", ["Tamil Nadu", "Puducherry"]],
  ["67 68 69", ["Kerala"]],
  ["673", ["Kerala", "Puducherry"]],
  ["682", ["Kerala", "Lakshadweep"]],
  ["70 71 72 73 74", ["West Bengal"]],
  ["737", ["Sikkim"]],
  ["744", ["Andaman and Nicobar Islands"]],
  ["75 76 77", ["Odisha"]],
  ["78", ["Assam"]],
  ["783", ["Assam", "Meghalaya"]],
  ["790 791 792", ["Arunachal Pradesh"]],
  ["793 794", ["Meghalaya"]],
  ["795", ["Manipur"]],
  ["796", ["Mizoram"]],
  ["797 798", ["Nagaland"]],
  ["799", ["Tripura"]],
  ["80 82 84 85", ["Bihar"]],
  ["811 812", ["Bihar"]],
  ["813 814", ["Bihar", "Jharkhand"]],
  ["815 816 822 825 826 827 828 829 83", ["Jharkhand"]],
];

const STATES_OF: ReadonlyMap<string, readonly IndianState[]> = new Map(
  PREFIXES.flatMap(([prefixes, states]) => prefixes.split(" ").map((prefix) => [prefix, states] as const)),
);

/**
 * Where a pincode can lie, by its first digits; every state where these say nothing. Source: specification/shipping.md, Delivery to a
 * pincode.
 */
export const statesOfPincode = (pincode: Pincode): readonly IndianState[] =>
  STATES_OF.get(pincode.slice(0, 3)) ?? STATES_OF.get(pincode.slice(0, 2)) ?? INDIAN_STATES;

/**
 * The one state in which a pincode lies; null: by its first digits it can lie in several. Source: specification/shipping.md, Delivery to a
 * pincode.
 */
export function stateOfPincode(pincode: Pincode): IndianState | null {
  const [only, ...others] = statesOfPincode(pincode);
  return only === undefined || others.length > 0 ? null : only;
}

/**
 * The state in which a pincode lies where another one is written beside it; null: they agree, or the pincode's first digits cross a border,
 * so that they can't tell. Source: specification/account.md, Addresses.
 */
export function contradictedState({ pincode, state }: { readonly pincode: Pincode; readonly state: string }): IndianState | null {
  const lies = stateOfPincode(pincode);
  return lies === null || lies === indianStateIn(state) ? null : lies;
}
