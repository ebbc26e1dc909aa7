import { prescriptionWords } from "./prescription-words.ts";
import { prescriptionPhrases as phrases } from "./wording/prescriptions.ts";
import type { PrescriptionVersion } from "#core/consultations/prescription/prescription.ts";

/** Where it stands on its page. */
export const WHAT_CHANGED = "what-changed";

type ChangesProps = { readonly before: PrescriptionVersion; readonly after: PrescriptionVersion };

/** What a version says otherwise than the one before it, and why there is another. */
export function PrescriptionChangesList({ before, after }: ChangesProps) {
  const changes = prescriptionWords.changesOf(before, after);
  return (
    <section className="stack gap-3 no-print" id={WHAT_CHANGED}>
      <h2>{phrases.changesSince({ version: String(before.version) })}</h2>
      {after.reason === null ? null : <p>{phrases.reason({ reason: after.reason })}</p>}
      {changes.length === 0 ? <p className="muted">{phrases.sameContent}</p> : null}
      <ul className="booking-cards">
        {changes.map(({ what, was, is }) => (
          <li key={what} className="booking-card">
            <h3>{what}</h3>
            {was === null ? null : <p className="muted">{phrases.was({ before: was })}</p>}
            {is === null ? null : <p>{phrases.is({ after: is })}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
