import { day } from "#core/shared/day.ts";
import type { PrescriptionItem } from "#core/consultations/prescriptions/prescription.ts";
import type { PrescriptionToSign } from "#core/consultations/prescriptions/write-refusal.ts";

/** A powder, twice a day for two weeks. */
export const anItem = (given: Partial<PrescriptionItem> = {}): PrescriptionItem => ({
  key: "a",
  is: "drug",
  name: "Ashwagandha churna",
  details: { form: "churna", dose: "3 g", anupana: "warm milk" },
  ingredients: ["Ashwagandha"],
  times: ["morning", "night"],
  start: day("2026-11-20"),
  days: 14,
  nevertheless: null,
  ...given,
});

/** What a practitioner of ayurveda writes. */
export const aPrescription = (given: Partial<PrescriptionToSign> = {}): PrescriptionToSign => ({
  kind: "ayurveda",
  reason: null,
  complaint: "Sleeps badly",
  findings: "",
  diagnosis: "provisional: Anidra",
  advice: "No screens after nine.",
  tests: "",
  followUp: "In two weeks",
  items: [anItem()],
  ...given,
});
