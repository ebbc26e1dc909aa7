import { counted } from "#web/design/phrase.ts";
import { errorPhrases as says } from "#web/platform/wording/errors.ts";

/** The texts of error pages, in any language. */
export const errorWords = { ...says, heading, text };

function heading(status: number): string {
  if (status === 404) return says.notFound;
  if (status === 429) return says.tooMany;
  return status === 503 ? says.unavailable : says.wrong;
}

/** `wait`: the seconds until the visitor may ask again; null: not known. */
function text(status: number, wait: number | null = null): string {
  if (status === 404) return says.notFoundText;
  if (status === 429)
    return wait === null ? says.tryLater : wait === 0 ? says.tryNow : counted(wait, says.tryIn, { seconds: String(wait) });
  return status === 503 ? says.unavailableText : says.wrongText;
}
