import * as z from "zod/mini";
import { MOST_OF_SITTING } from "#core/health/sitting/results-of-sitting.ts";
import type { SittingText } from "#core/health/sitting/sitting-text.port.ts";

/** In characters, which is twice what as many results with every field filled in take. */
const LONGEST = 10_000;

const entered = z.record(z.string().check(z.maxLength(20)), z.string().check(z.maxLength(40)));
const result = z.strictObject({ at: z.int().check(z.positive()), entered });

/** As JSON. Each result is read alone, so that a bad one takes none of the others with it. */
export const sittingText: SittingText = {
  read(text, now) {
    if (text === "") return { results: [], unread: 0 };
    const given = listIn(text);
    if (given === null) return { results: [], unread: 1 };
    const read = given.map((one) => z.safeParse(result, one)).filter((one) => one.success && one.data.at <= now);
    const results = read.flatMap(({ data }) => data ?? []);
    return { results: results.slice(-MOST_OF_SITTING), unread: given.length - results.length };
  },

  write: (results) => JSON.stringify(results),
};

/** Null: it is too long, or no list. */
function listIn(text: string): readonly unknown[] | null {
  if (text.length > LONGEST) return null;
  try {
    const given: unknown = JSON.parse(text);
    return Array.isArray(given) ? given : null;
  } catch {
    return null;
  }
}
