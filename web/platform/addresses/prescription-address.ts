import type { PrescriptionKind } from "#core/consultations/prescription/prescription-kind.ts";

/** Pages of all prescriptions and of one kind each; siddha has none of its own. Source: specification/prescriptions.md, Addresses. */
export const PRESCRIPTION_PAGES = {
  any: "/prescription",
  ayurveda: "/ayurvedaprescription",
  homeopathy: "/homeopathyprescription",
  unani: "/unaniprescription",
  yoga: "/yogaprescription",
  physiotherapy: "/physiotherapyprescription",
  nutrition: "/nutritionprescription",
  custom: "/customprescription",
} as const satisfies Partial<Record<PrescriptionKind | "any", string>>;

export type PrescriptionPage = keyof typeof PRESCRIPTION_PAGES;

export const prescriptionAddress = {
  all: (page: PrescriptionPage): string => PRESCRIPTION_PAGES[page],
  one: (page: PrescriptionPage, id: string): string => `${PRESCRIPTION_PAGES[page]}/${encodeURIComponent(id)}`,
};
