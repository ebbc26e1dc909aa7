import { day } from "#core/shared/day.ts";
import { heldSchedule } from "#core/consultations/prescription/schedule.ts";
import type { ItemDescription, PrescriptionItem } from "#core/consultations/prescription/prescription.ts";
import type { HeldSchedule, Schedule } from "#core/consultations/prescription/schedule.ts";
import type { PrescriptionToSign } from "#core/consultations/prescriptions/write-refusal.ts";

const description: ItemDescription = {
  key: "a",
  is: "drug",
  name: "Ashwagandha churna",
  details: { form: "churna", dose: "3 g", anupana: "warm milk" },
  ingredients: ["Ashwagandha"],
  start: day("2026-11-20"),
  nevertheless: null,
};

type EachDay = Extract<HeldSchedule, { readonly days: number }>;

/** A powder, twice a day for two weeks. */
export const anItem = (given: Partial<ItemDescription & EachDay> = {}): ItemDescription & EachDay => ({
  ...description,
  times: ["morning", "night"],
  days: 14,
  ...given,
});

/** The same powder at other times than so often each day. Of a taper the steps say how much. */
export const aScheduledItem = (schedule: Schedule, given: Partial<ItemDescription> = {}): PrescriptionItem => ({
  ...description,
  ...(schedule.kind === "taper" ? { details: { form: "churna", anupana: "warm milk" } } : {}),
  ...given,
  ...heldSchedule(schedule),
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
