import { changesBetween } from "#core/consultations/prescriptions/prescription-changes.ts";
import { prescriptionWords } from "./prescription-words.ts";
import { prescriptionPhrases as phrases } from "./wording/prescriptions.ts";
import type { PrescriptionVersion } from "#core/consultations/prescription/prescription.ts";

type ChangesProps = { readonly before: PrescriptionVersion; readonly after: PrescriptionVersion };

/** What a version says otherwise than the one before it, and why there is another. */
export function PrescriptionChangesList({ before, after }: ChangesProps) {
  const { texts, added, changed, removed } = changesBetween(before, after);
  const orNothing = (text: string) => (text === "" ? phrases.nothing : text);
  const changes = [
    ...added.map((item) => ({ what: phrases.added(item), was: null, is: prescriptionWords.inALine(item, after.kind) })),
    ...changed.map((pair) => ({
      what: phrases.changed(pair.after),
      was: prescriptionWords.inALine(pair.before, before.kind),
      is: prescriptionWords.inALine(pair.after, after.kind),
    })),
    ...removed.map((item) => ({ what: phrases.removed(item), was: prescriptionWords.inALine(item, before.kind), is: null })),
    ...texts.map(({ text, before: was, after: is }) => ({
      what: phrases.texts[text],
      was: orNothing(text === "diagnosis" ? prescriptionWords.diagnosis(was) : was),
      is: orNothing(text === "diagnosis" ? prescriptionWords.diagnosis(is) : is),
    })),
  ];
  return (
    <section className="stack gap-3 no-print">
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
