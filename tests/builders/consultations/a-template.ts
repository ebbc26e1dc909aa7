import { randomUUID } from "node:crypto";
import { templateId } from "#core/consultations/prescriptions/templates/prescription-template.ts";
import { anItem } from "./a-prescription.ts";
import type { PrescriptionTemplate } from "#core/consultations/prescriptions/templates/prescription-template.ts";

/** What is prescribed again and again to who sleeps badly. */
export function aTemplate(given: Partial<PrescriptionTemplate> = {}): PrescriptionTemplate {
  const { is, name, details, ingredients, times, days } = anItem();
  return {
    id: templateId(randomUUID()),
    name: "Sleep",
    kind: "ayurveda",
    advice: "No screens after nine.",
    tests: "",
    followUp: "In two weeks",
    items: [{ is, name, details, ingredients, times, days }],
    ...given,
  };
}
