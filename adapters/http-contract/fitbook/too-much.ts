import { indianTime } from "#core/shared/indian-time.ts";
import { answerOf, fields } from "#adapters/http-contract/endpoint.ts";
import { instant } from "#adapters/http-contract/scalars.ts";

/** A limit of a day is reached; it says from when on there may be more. */
export const tooMuch = answerOf(
  429,
  "That was a lot for one day.",
  fields({ until: instant }),
  ({ until }) => `That was a lot for one day. Again from ${indianTime(until)}.`,
);
