import type { TemplateContent } from "#core/consultations/prescriptions/templates/prescription-template.ts";
import type { WrittenPrescription } from "#core/consultations/prescriptions/written-prescription.ts";

/** What of a prescription a template keeps: nothing that a patient said, was found to have, or was given in spite of a warning. */
export const templateContentIn = ({ advice, tests, followUp, items }: WrittenPrescription): TemplateContent => ({
  advice,
  tests,
  followUp,
  items: items.map(({ is, name, details, ingredients, times, days }) => ({ is, name, details, ingredients, times, days })),
});
