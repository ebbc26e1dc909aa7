import { assessmentWords as words } from "#web/features/consultations/assessments/assessment-words.ts";

/** What to do in an emergency, shown at the top once a sign of one is chosen. The questions stay and can still be answered. */
export const Emergency = () => (
  <section className="assessment-emergency" role="alert">
    <h2>{words.emergency}</h2>
    <p>{words.emergencyText}</p>
    <a className="button danger" href="tel:112">
      {words.call}
    </a>
  </section>
);
