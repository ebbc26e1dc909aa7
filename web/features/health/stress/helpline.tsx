import { EMERGENCY_NUMBER, TELE_MANAS } from "#core/shared/helplines.ts";
import { stressPhrases } from "#web/features/health/wording/stress.ts";

/** Who can be called, before anything else is said. */
export const Helpline = () => (
  <section className="helpline" aria-labelledby="helpline">
    <h2 id="helpline">{stressPhrases.helpline}</h2>
    <p>
      <a className="link roomy strong" href={`tel:${TELE_MANAS}`}>
        {stressPhrases.manas}
      </a>
    </p>
    <p>
      <a className="link roomy strong" href={`tel:${EMERGENCY_NUMBER}`}>
        {stressPhrases.danger}
      </a>
    </p>
  </section>
);
