import { useEffect, useState } from "react";
import { INDIAN_OFFSET } from "#core/shared/indian-offset.ts";
import { momentAt } from "#web/design/figures/moments.ts";
import { ownZonePhrases as phrases } from "#web/features/payments/wording/own-zone.ts";

const MINUTE = 60_000;

/**
 * A moment, in milliseconds since 1970, by the clock of a device abroad; nothing where that shows Indian time. The server knows nobody's
 * clock: it comes once the page is awake. Source: specification/time.md, Instants and days.
 */
export function OwnZone({ at }: { readonly at: number }) {
  const [ahead, know] = useState(INDIAN_OFFSET);
  useEffect(() => know(-new Date(at).getTimezoneOffset()), [at]);
  if (ahead === INDIAN_OFFSET) return null;
  // Their clock shows this moment as an Indian one shows the other.
  return <p className="small muted">{phrases.inYours({ moment: momentAt(at + (ahead - INDIAN_OFFSET) * MINUTE) })}</p>;
}
