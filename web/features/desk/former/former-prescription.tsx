import { indianDay } from "#core/shared/indian-time.ts";
import { dayOf } from "#web/design/figures/days.ts";
import { Notice } from "#web/design/notice/notice.tsx";
import { BookingFacts } from "#web/features/payments/purchase/booking-facts.tsx";
import { besidePhrases as words } from "#web/features/desk/wording/beside.ts";
import { prescriptionWords } from "#web/features/consultations/prescriptions/prescription-words.ts";
import { prescriptionPhrases as phrases } from "#web/features/consultations/prescriptions/wording/prescriptions.ts";
import "#web/features/payments/purchase/bookings.css";
import type { PrescriptionText } from "#core/consultations/prescriptions/prescription-changes.ts";
import type { PrescriptionView } from "#core/consultations/prescription/prescription-view.ts";

type FormerPrescriptionProps = { readonly prescription: PrescriptionView; readonly isOpen: boolean };

const BEFORE: readonly PrescriptionText[] = ["complaint", "findings"];
const AFTER: readonly PrescriptionText[] = ["advice", "tests", "followUp"];

/** The newest version of a prescription in short: what was found, given and advised. */
export function FormerPrescription({ prescription: { versions, withdrawn }, isOpen }: FormerPrescriptionProps) {
  const { version } = versions.at(-1) ?? versions[0];
  const texts = (names: readonly PrescriptionText[]) =>
    names.filter((name) => version[name] !== "").map((name) => ({ name: phrases.texts[name], value: version[name] }));
  return (
    <details className="panel" open={isOpen}>
      <summary>
        {dayOf(indianDay(version.signedAt))}: {prescriptionWords.diagnosis(version.diagnosis)}
      </summary>
      <div className="stack gap-3">
        <p className="small muted">{words.version({ number: version.number, version: String(version.version) })}</p>
        {withdrawn === null ? null : (
          <Notice kind="bad">{phrases.withdrawn({ day: dayOf(indianDay(withdrawn.at)), reason: withdrawn.reason })}</Notice>
        )}
        <BookingFacts facts={texts(BEFORE)} />
        <ul className="stack gap-2">
          {version.items.map((item) => (
            <li key={item.key}>
              <span className="strong">{item.name}</span>
              <br />
              <span className="small muted">{prescriptionWords.inALine(item, version.kind)}</span>
            </li>
          ))}
        </ul>
        <BookingFacts facts={texts(AFTER)} />
      </div>
    </details>
  );
}
