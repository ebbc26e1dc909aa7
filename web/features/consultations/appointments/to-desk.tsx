import { useEffect } from "react";
import { callPhrases } from "#web/features/consultations/wording/calls.ts";
import { consultationAddress } from "#web/platform/addresses/consultation-address.ts";

/** The way to the desk, for practitioners alone. It leads there at once, unless they asked for what they have as a patient. */
export function ToDesk() {
  useEffect(() => {
    if (!new URLSearchParams(location.search).has("own")) location.replace(consultationAddress.desk);
  }, []);
  return (
    <p>
      <a className="button main" target="_self" href={consultationAddress.desk}>
        {callPhrases.toDesk}
      </a>
    </p>
  );
}
