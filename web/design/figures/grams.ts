import { languageWords } from "#web/design/wording/language.ts";
import type { Exact } from "#core/shared/exact.ts";

/** Exact grams to be read: whole where they are, else to a hundredth, rounded half up. */
export function grams({ numerator, denominator }: Exact = { numerator: 0n, denominator: 1n }): string {
  const hundredths = (numerator * 200n + denominator) / (denominator * 2n);
  const decimals = String(hundredths % 100n)
    .padStart(2, "0")
    .replace(/0+$/, "");
  return `${(hundredths / 100n).toLocaleString("en-IN")}${decimals === "" ? "" : `.${decimals}`} ${languageWords.gram}`;
}
