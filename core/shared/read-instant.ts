import { readMoment } from "./moment.ts";

/**
 * An instant as text, in milliseconds since 1970: `YYYY-MM-DDThh:mm[:ss[.fff]]` with `Z` or `±hh:mm`, in the
 * years 2000 to 2199. Without either it is Indian time. Null: anything else. Source: specification/time.md, Instants and days.
 */
export function readInstant(text: string): number | null {
  if (!GRAMMAR.test(text)) return null;
  const date = new Date(text);
  if (date.toJSON() === text) return date.getTime(); // As programs write most of them, in a fraction of the time.
  const moment = readMoment(text);
  if (moment === null || moment.kind === "day") return null;
  const { seconds, decimals } = moment.instant;
  return seconds * 1_000 + Number(decimals.padEnd(3, "0"));
}

const GRAMMAR = /^2[01]\d\d-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)?$/;
