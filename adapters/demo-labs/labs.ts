import { labId } from "#core/labs/lab.ts";
import { pincode } from "#core/shipping/delivery-place.ts";
import type { Lab } from "#core/labs/lab.ts";
import type { Pincode } from "#core/shipping/delivery-place.ts";

/** So many pincodes from the first of a city on. */
const codes = (first: number, count: number): readonly Pincode[] => Array.from({ length: count }, (_, nth) => pincode(String(first + nth)));

const SIX_DAYS = [1, 2, 3, 4, 5, 6];

/** Two made-up laboratories, which come to homes in the four cities of the footer. Their numbers are of no real certificate. */
export const demoLabs: readonly Lab[] = [
  {
    id: labId("sahyadri"),
    name: "Sahyadri Diagnostics",
    address: "12 Law College Road, Erandwane",
    city: "Pune",
    hindi: { name: "सह्याद्री डायग्नोस्टिक्स", address: "12 लॉ कॉलेज रोड, एरंडवणे" },
    accreditation: "MC-DEMO-1",
    pincodes: [...codes(411001, 48), ...codes(400001, 98)],
    hours: [
      { weekdays: SIX_DAYS, from: 6 * 60 + 30, to: 20 * 60 },
      { weekdays: [7], from: 7 * 60, to: 13 * 60 },
    ],
  },
  {
    id: labId("yamuna"),
    name: "Yamuna Pathology",
    address: "4 Daryaganj Main Road",
    city: "Delhi",
    hindi: { name: "यमुना पैथोलॉजी", address: "4 दरियागंज मेन रोड" },
    accreditation: "MC-DEMO-2",
    pincodes: [...codes(110001, 96), ...codes(380001, 28)],
    hours: [
      { weekdays: SIX_DAYS, from: 7 * 60, to: 21 * 60 },
      { weekdays: [7], from: 7 * 60, to: 14 * 60 },
    ],
  },
];
