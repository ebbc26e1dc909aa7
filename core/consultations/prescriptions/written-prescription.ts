import type { Age } from "../../shared/age.ts";
import type { Gender } from "../../identity/customer.ts";
import type { PrescriptionToSign } from "./write-refusal.ts";

/** What a practitioner has written so far. `age`, `gender` as the patient told them, where the account does not say; null: not yet. */
export type WrittenPrescription = Omit<PrescriptionToSign, "kind"> & { readonly age: Age | null; readonly gender: Gender | null };
