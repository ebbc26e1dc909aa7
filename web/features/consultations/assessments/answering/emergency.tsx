import { assessmentWords as words } from "#web/features/consultations/assessments/assessment-words.ts";

/** Before anything else, once a sign of an emergency is chosen. Nothing is hidden or blocked. */
export const Emergency = () => (
  <section className="assessment-emergency" role="alert">
    <h2>{words.emergency}</h2>
    <p>{words.emergencyText}</p>
    <a className="button danger" href="tel:112">
      {words.call}
    </a>
  </section>
);
