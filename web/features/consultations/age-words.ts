import { agePartsOf } from "#core/shared/age.ts";
import { counted } from "#web/design/phrase.ts";
import { agePhrases as says } from "./wording/ages.ts";
import type { Age } from "#core/shared/age.ts";

/** How old somebody is: in years, of infants in months or days. */
export function ageWords(age: Age): string {
  const { unit, count } = agePartsOf(age);
  return counted(count, says[unit], { count: String(count) });
}
