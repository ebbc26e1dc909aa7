import type { PrescriptionDrafts } from "#core/consultations/prescriptions/prescription-drafts.port.ts";
import type { Memory } from "#adapters/memory/memory.ts";

export const memoryPrescriptionDrafts = ({ prescriptionDrafts }: Memory): PrescriptionDrafts => ({
  of: async (booking) => prescriptionDrafts.get(booking) ?? null,
  async put(booking, written) {
    prescriptionDrafts.set(booking, written);
  },
  async drop(booking) {
    prescriptionDrafts.delete(booking);
  },
});
