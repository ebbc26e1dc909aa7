import { ShowSharedData } from "#core/assessments/shown-to-practitioner/show-shared-data.use-case.ts";
import { payableId } from "#core/ledger/entry.ts";
import { BesideReading } from "#web/features/desk/beside/beside-reading.tsx";
import { sharedPhrases as words } from "#web/features/consultations/wording/shared.ts";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { SharedContent } from "./shared-content.tsx";
import type { OfPatient } from "#web/features/desk/beside/beside-part.tsx";

const sharedReadingNeeds = { showSharedData: ShowSharedData };

/** What a patient wrote and answered for an appointment. */
export function SharedReading({ customer, booking }: OfPatient) {
  const { showSharedData } = useNeeds(sharedReadingNeeds);
  return (
    <BesideReading read={() => showSharedData(customer, payableId(booking))} nothing={words.nothing}>
      {(shared) => <SharedContent customer={customer} booking={booking} shared={shared} />}
    </BesideReading>
  );
}
