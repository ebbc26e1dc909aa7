import type { PrescriptionTemplates } from "#core/consultations/prescriptions/templates/prescription-templates.port.ts";
import type { Memory } from "#adapters/memory/memory.ts";

export const memoryPrescriptionTemplates = ({ prescriptionTemplates }: Memory): PrescriptionTemplates => ({
  of: async (practitioner) => prescriptionTemplates.get(practitioner) ?? [],
  async change(practitioner, decide) {
    const before = prescriptionTemplates.get(practitioner) ?? [];
    const { put, drop, answer } = decide(before);
    const remaining = before.filter(({ id }) => id !== put?.id && id !== drop);
    prescriptionTemplates.set(practitioner, put === null ? remaining : [...remaining, put]);
    return answer;
  },
});
