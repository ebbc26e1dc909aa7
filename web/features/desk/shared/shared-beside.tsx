import { BesidePart } from "#web/features/desk/beside/beside-part.tsx";
import { sharedPhrases as words } from "#web/features/consultations/wording/shared.ts";
import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";
import type { OfPatient } from "#web/features/desk/beside/beside-part.tsx";

const SharedReading = latePart(lateCode(() => import("./shared-reading.tsx"), "SharedReading"));

/** What a patient shared for an appointment. */
export const SharedBeside = (about: OfPatient) => (
  <BesidePart title={words.open} patient={about.patient}>
    {() => <SharedReading {...about} />}
  </BesidePart>
);
