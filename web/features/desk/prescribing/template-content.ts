import type { TemplateContent } from "#core/consultations/prescriptions/templates/prescription-template.ts";
import type { WrittenPrescription } from "#core/consultations/prescriptions/written-prescription.ts";

/**
 * The parts of a prescription that a template keeps. Complaints, findings and reasons for going against a warning belong to one patient and
 * are left out.
 */
export const templateContentIn = ({ advice, tests, followUp, items }: WrittenPrescription): TemplateContent => ({
  advice,
  tests,
  followUp,
  items: items.map(({ key: _key, start: _start, nevertheless: _nevertheless, ...item }) => item),
});
