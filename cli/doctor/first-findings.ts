import { doctorWords } from "./words.ts";
import type { Finding } from "./finding.ts";

const MOST = 10;

/** The first few of a subject's findings, and a last one that counts the rest. */
export function firstFindings(found: readonly Finding[]): readonly Finding[] {
  const first = found.slice(0, MOST);
  const last = first.at(-1);
  return last === undefined || found.length === first.length
    ? first
    : [...first, { ...last, told: doctorWords.moreTroubles(found.length - first.length) }];
}
