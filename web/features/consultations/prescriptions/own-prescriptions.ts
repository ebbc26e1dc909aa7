import type { PrescriptionPage } from "#web/platform/addresses/prescription-address.ts";

/** A customer's own page of prescriptions; `id` null: its address names none. */
export type OwnPrescriptions = {
  readonly title: string;
  readonly lead: string;
  readonly page: PrescriptionPage;
  readonly id: string | null;
};
