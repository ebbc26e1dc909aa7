import type { PrescriptionDrafts } from "#core/consultations/prescriptions/prescription-drafts.port.ts";
import type { Memory } from "#adapters/memory/memory.ts";

export const memoryPrescriptionDrafts = ({ bookings, prescriptionDrafts }: Memory): PrescriptionDrafts => ({
  of: async ({ id }) => prescriptionDrafts.get(id) ?? null,
  async put({ id }, written) {
    if (bookings.has(id)) prescriptionDrafts.set(id, written);
  },
  async drop({ id }) {
    prescriptionDrafts.delete(id);
  },
});
