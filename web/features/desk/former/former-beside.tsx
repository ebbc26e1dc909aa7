import { BesidePart } from "#web/features/desk/beside/beside-part.tsx";
import { besidePhrases as words } from "#web/features/desk/wording/beside.ts";
import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";
import type { OfPatient } from "#web/features/desk/beside/beside-part.tsx";

const FormerReading = latePart(lateCode(() => import("./former-reading.tsx"), "FormerReading"));

/** What the practitioner signed for the patient at other appointments. */
export const FormerBeside = (about: OfPatient) => (
  <BesidePart title={words.former} patient={about.patient}>
    {() => <FormerReading {...about} />}
  </BesidePart>
);
