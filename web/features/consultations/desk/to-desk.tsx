import { callPhrases } from "#web/features/consultations/wording/calls.ts";
import { consultationAddress } from "#web/features/consultations/consultation-address.ts";

/** The way to the desk, for practitioners alone. */
export const ToDesk = () => (
  <p>
    <a className="button main" href={consultationAddress.desk}>
      {callPhrases.toDesk}
    </a>
  </p>
);
