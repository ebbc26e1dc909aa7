import { ShowSharedData } from "#core/assessments/shown-to-practitioner/show-shared-data.use-case.ts";
import { payableId } from "#core/ledger/entry.ts";
import { BesideReading } from "#web/features/desk/beside/beside-reading.tsx";
import { sharedPhrases as words } from "#web/features/consultations/wording/shared.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import { SharedContent } from "./shared-content.tsx";
import type { OfPatient } from "#web/features/desk/beside/beside-part.tsx";

/** What a patient wrote and answered for an appointment. */
export const SharedReading = ({ customer, booking }: OfPatient) => (
  <BesideReading read={(whole) => lateUseCase(whole, ShowSharedData)(customer, payableId(booking))} nothing={words.nothing}>
    {(shared) => <SharedContent customer={customer} booking={booking} shared={shared} />}
  </BesideReading>
);
