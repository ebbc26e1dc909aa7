import { dayIn, firstInstantOf } from "#core/shared/day.ts";
import { readInstant } from "#core/shared/read-instant.ts";
import type { Arguments } from "#cli/arguments.ts";
import type { Span } from "#core/consultations/slots/slot-facts.ts";

const MOST_DAYS = 62;
const MINUTE = 60_000;

/**
 * The span of --from and --to, each a day or an instant at a whole minute; a day stands for its first instant. Null: one of them is missing
 * or wrong, or they are in the wrong order.
 */
export function spanGiven({ options }: Pick<Arguments, "options">): Span | null {
  const [from, to] = [instantIn(options.get("from")), instantIn(options.get("to"))];
  return from === null || to === null || to <= from ? null : { from, to };
}

/** The same, no longer than a calendar is asked for at once. */
export function askableSpan(given: Pick<Arguments, "options">): Span | null {
  const span = spanGiven(given);
  return span === null || span.to - span.from > MOST_DAYS * 24 * 60 * MINUTE ? null : span;
}

function instantIn(text: string | undefined): number | null {
  if (text === undefined) return null;
  const day = dayIn(text);
  const at = day === null ? readInstant(text) : firstInstantOf(day);
  return at === null || at % MINUTE !== 0 ? null : at;
}
