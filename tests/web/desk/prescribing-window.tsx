import { PractitionerOf } from "#core/consultations/practitioner/practitioner-of.use-case.ts";
import { SavePrescriptionDraft } from "#core/consultations/prescriptions/save-prescription-draft.use-case.ts";
import { ShowPrescribing } from "#core/consultations/prescriptions/show-prescribing.use-case.ts";
import { SignAtDesk } from "#core/consultations/prescriptions/sign-at-desk.use-case.ts";
import { begunPrescribing } from "#tests/web/desk/begun-prescribing.ts";
import { ok, refused } from "#core/shared/result.ts";
import { aPractitioner } from "#tests/builders/a-practitioner.ts";
import { now } from "#tests/fixtures.ts";
import { openAsAsha } from "#tests/web/customers-window.tsx";
import type { PrescriptionItem } from "#core/consultations/prescription/prescription.ts";
import type { Prescribing } from "#core/consultations/prescriptions/show-prescribing.use-case.ts";
import type { NotSigned } from "#core/consultations/prescriptions/sign-prescription.use-case.ts";
import type { HealthSummary } from "#core/consultations/safety/person-health.ts";

/** Of a patient who told nothing that is to be minded. */
export const healthy: HealthSummary = {
  hasAllergies: false,
  allergies: [],
  reactions: "",
  takesMedicines: false,
  medicines: "",
  pregnancy: "no",
  pregnancyWeek: null,
  sex: null,
  conditions: ["none"],
  otherConditions: "",
  sign: null,
};

type Opened = Partial<Pick<Prescribing, "health" | "patient" | "draft" | "kind" | "complaint">> & {
  readonly items?: readonly PrescriptionItem[];
  /** What the server says to each signature. */
  readonly refusal?: NotSigned;
};

/** The desk of Sunanda, who writes for Ravi; `asked` counts what the page asked the server. */
export async function openPrescribing({ items = [], refusal = { kind: "too-late" }, ...given }: Opened) {
  const { practitioner } = aPractitioner("sunanda");
  const texts = { complaint: "", findings: "", diagnosis: "Anidra", advice: "Rest.", tests: "", followUp: "", reason: null };
  let about: Prescribing = {
    ...begunPrescribing(now),
    practitioner: { name: "Dr. Sunanda Joshi", qualifications: ["BAMS"], council: null, registration: null, address: null },
    patient: { name: "Ravi", age: 34, gender: "male" },
    draft: { ...texts, items, age: 34, gender: "male" as const },
    former: null,
    health: null,
    ...given,
  };
  const asked = { shown: 0, signed: 0 };
  await openAsAsha("/desk/b-1", {
    change(product) {
      product.rebind(PractitionerOf).toConstantValue(async () => practitioner);
      product.rebind(ShowPrescribing).toConstantValue(async () => {
        asked.shown += 1;
        return ok(about);
      });
      product.rebind(SavePrescriptionDraft).toConstantValue(async () => ok(null));
      product.rebind(SignAtDesk.ayurveda).toConstantValue(async () => {
        asked.signed += 1;
        return refused(refusal);
      });
    },
  });
  const change = (changed: Partial<Prescribing>) => {
    about = { ...about, ...changed };
  };
  return { asked, change };
}
