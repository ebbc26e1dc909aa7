import type { INDIAN_STATES } from "../shipping/indian-states.ts";

type StateName = (typeof INDIAN_STATES)[number];

/** The numbers of GST law; the first two digits of a GSTIN are its state's. */
const CODES: Readonly<Record<StateName, string>> = {
  "Jammu and Kashmir": "01",
  "Himachal Pradesh": "02",
  Punjab: "03",
  Chandigarh: "04",
  Uttarakhand: "05",
  Haryana: "06",
  Delhi: "07",
  Rajasthan: "08",
  "Uttar Pradesh": "09",
  Bihar: "10",
  Sikkim: "11",
  "Arunachal Pradesh": "12",
  Nagaland: "13",
  Manipur: "14",
  Mizoram: "15",
  Tripura: "16",
  Meghalaya: "17",
  Assam: "18",
  "West Bengal": "19",
  Jharkhand: "20",
  Odisha: "21",
  Chhattisgarh: "22",
  "Madhya Pradesh": "23",
  Gujarat: "24",
  "Dadra and Nagar Haveli and Daman and Diu": "26",
  Maharashtra: "27",
  Karnataka: "29",
  Goa: "30",
  Lakshadweep: "31",
  Kerala: "32",
  "Tamil Nadu": "33",
  Puducherry: "34",
  "Andaman and Nicobar Islands": "35",
  Telangana: "36",
  "Andhra Pradesh": "37",
  Ladakh: "38",
};

/** A state as an invoice names it; `code` null: it is no state of India. */
export type GstState = { readonly name: string; readonly code: string | null };

/** The state with that name, in any letter case. Source: specification/invoices.md, Place of supply. */
export function gstState(written: string): GstState {
  const name = written.trim().toLowerCase();
  const found = Object.entries(CODES).find(([state]) => state.toLowerCase() === name);
  return found === undefined ? { name: written.trim(), code: null } : { name: found[0], code: found[1] };
}
