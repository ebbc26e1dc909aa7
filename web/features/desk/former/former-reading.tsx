import { ListFormerPrescriptions } from "#core/consultations/prescriptions/list-former-prescriptions.use-case.ts";
import { payableId } from "#core/ledger/entry.ts";
import { BesideReading } from "#web/features/desk/beside/beside-reading.tsx";
import { besidePhrases as words } from "#web/features/desk/wording/beside.ts";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { FormerPrescription } from "./former-prescription.tsx";
import type { OfPatient } from "#web/features/desk/beside/beside-part.tsx";

const formerReadingNeeds = { listFormerPrescriptions: ListFormerPrescriptions };

/** The prescriptions that the practitioner signed for the patient before, the newest opened. */
export function FormerReading({ customer, booking }: OfPatient) {
  const { listFormerPrescriptions } = useNeeds(formerReadingNeeds);
  return (
    <BesideReading
      read={async () => {
        const answer = await listFormerPrescriptions(customer, payableId(booking));
        return answer.kind === "ok" && answer.value.length === 0 ? { kind: "ok", value: null } : answer;
      }}
      nothing={words.noFormer}
    >
      {(former) =>
        former.map((prescription, place) => (
          <FormerPrescription key={prescription.versions[0].version.number} prescription={prescription} isOpen={place === 0} />
        ))
      }
    </BesideReading>
  );
}
