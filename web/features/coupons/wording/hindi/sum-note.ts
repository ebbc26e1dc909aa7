import { readPaise } from "#web/design/wording/exact-amounts.ts";
import type { ExactPaise } from "#core/shared/exact.ts";

/** Said where the parts of a sum, each rounded to be read, don't add up to the rounded sum. */
export function sumNote(parts: readonly ExactPaise[], whole: ExactPaise): readonly string[] {
  const shown = parts.reduce((sum, part) => sum + readPaise(part), 0n);
  return shown === readPaise(whole) ? [] : ["जोड़ बिलकुल सही है; हर हिस्सा सिर्फ़ पढ़ने के लिए पैसे तक गोल किया गया है।"];
}
