import type { Prescription } from "./prescription.ts";

/** A prescription as its patient and its practitioner see it; the account is known to both. */
export type PrescriptionView = Omit<Prescription, "customer">;

export const prescriptionView = ({ customer: _, ...seen }: Prescription): PrescriptionView => seen;
