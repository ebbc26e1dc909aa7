import { counted } from "#web/design/phrase.ts";
import { rupees } from "#web/design/figures/amounts.ts";
import { carePhrases as says } from "#web/features/content/wording/care.ts";
import type { Paise } from "#core/shared/money.ts";

/** What is said of hospitals, clinics and health plans, in any language. */
export const careWords = {
  ...says,
  aYear: (price: Paise): string => says.aYear({ price: rupees(price) }),
  people: (people: number): string => counted(people, says.people, { people: String(people) }),
};
