import { EMERGENCY_NUMBER, TELE_MANAS } from "#core/shared/helplines.ts";
import { SELF_HARM } from "#core/assessments/questions/common-groups.ts";
import { assessmentWords as words } from "#web/features/assessments/assessment-words.ts";

/**
 * What to do in an emergency, shown at the top once a sign of one is chosen; `signs`: which. Who thinks of ending their life is told first
 * who listens. The questions stay and can still be answered.
 */
export const Emergency = ({ signs }: { readonly signs: readonly string[] }) => (
  <section className="assessment-emergency" role="alert">
    {signs.includes(SELF_HARM) ? (
      <>
        <h2>{words.notAlone}</h2>
        <p>{words.listens}</p>
        <a className="button danger" href={`tel:${TELE_MANAS}`}>
          {words.callListener}
        </a>
      </>
    ) : null}
    <h2>{words.emergency}</h2>
    <p>{words.emergencyText}</p>
    <a className="button danger" href={`tel:${EMERGENCY_NUMBER}`}>
      {words.call}
    </a>
  </section>
);
