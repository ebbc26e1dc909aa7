import { consultationAddress } from "#web/platform/addresses/consultation-address.ts";
import { ownCarePhrases } from "#web/features/consultations/wording/own-care.ts";

/** From the page of one's own data to who read it, and to the file of one's care. */
export function OwnCareData() {
  return (
    <section className="stack gap-3" aria-labelledby="own-care-data">
      <h2 id="own-care-data" className="heading-3">
        {ownCarePhrases.title}
      </h2>
      <p className="muted">{ownCarePhrases.text}</p>
      <div>
        <a className="button quiet" href={consultationAddress.accessLog}>
          {ownCarePhrases.open}
        </a>
      </div>
    </section>
  );
}
