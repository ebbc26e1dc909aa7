import type { Therapy } from "../therapies/therapy.ts";

/** What is written for a therapy: "custom" for those that have no fields of their own. */
export const PRESCRIPTION_KINDS = ["ayurveda", "homeopathy", "unani", "siddha", "yoga", "physiotherapy", "nutrition", "custom"] as const;
export type PrescriptionKind = (typeof PRESCRIPTION_KINDS)[number];

/** Source: specification/prescriptions.md, Items by therapy. */
export function prescriptionKindOf(therapy: Therapy): PrescriptionKind {
  return therapy === "naturopathy" || therapy === "chiropractic" ? "custom" : therapy;
}

/** "drugs": its items are drugs. "care-plan": a drug is refused. "free": either. */
type Rules = { readonly holds: "drugs" | "care-plan" | "free"; readonly details: readonly string[] };

/** With what a drug is taken: something that a patient may be allergic to, too. */
export const VEHICLES = ["anupana", "badraqa", "anupanam"] as const;

/** What an item of each kind may tell beside its name and times. Source: specification/prescriptions.md, Items by therapy. */
export const PRESCRIPTION_RULES: Readonly<Record<PrescriptionKind, Rules>> = {
  ayurveda: { holds: "drugs", details: ["form", "dose", "anupana", "pathya"] },
  homeopathy: { holds: "drugs", details: ["potency", "form", "dose", "repetition"] },
  unani: { holds: "drugs", details: ["temperament", "form", "dose", "badraqa", "avoidance"] },
  siddha: { holds: "drugs", details: ["form", "dose", "anupanam", "pathiyam"] },
  yoga: { holds: "care-plan", details: ["minutes", "contraindications"] },
  physiotherapy: { holds: "care-plan", details: ["sets", "repetitions", "hold", "redFlags"] },
  nutrition: { holds: "care-plan", details: ["energy", "macros", "avoid"] },
  custom: { holds: "free", details: ["instructions"] },
};
