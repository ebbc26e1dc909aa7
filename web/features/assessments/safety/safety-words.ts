import { wholeNumber } from "#web/design/figures/amounts.ts";
import { informationPhrases } from "#web/features/catalogue/wording/product-information.ts";
import { safetyPhrases as says } from "./wording/safety.ts";
import { shownText } from "#web/design/shown-text.ts";
import type { AllergyFound, CautionReason, SafetyReason } from "#core/consultations/safety/safety-notices.ts";

/** How a safety notice is told, in any language. */
export const safetyWords = { ...says, reason: (reason: SafetyReason): string => sentencesOf(reason).join(" ") };

/** What of the product it is, and what was told. */
function sentencesOf(reason: SafetyReason): readonly string[] {
  switch (reason.kind) {
    case "allergy":
      return [foundIn(reason.found), says.allergy({ allergy: reason.allergy })];
    case "repeated":
      return [says.contains({ what: reason.ingredient }), says.prescribed({ item: reason.item })];
    case "caution":
      return [says.caution({ caution: informationPhrases.caution[reason.caution] }), toldOf(reason.because)];
  }
}

function foundIn(found: AllergyFound): string {
  switch (found.kind) {
    case "ingredient":
      return says.contains({ what: shownText(found.name) });
    case "allergen":
      return says.contains({ what: informationPhrases.allergen[found.allergen] });
    case "name":
      return says.isCalled;
  }
}

function toldOf(because: CautionReason): string {
  switch (because.kind) {
    case "pregnancy":
      return says.profile({ what: says.pregnancy[because.told] });
    case "condition":
      return says.profile({ what: says.condition[because.condition] ?? says.otherCondition });
    case "told":
      return says.said({ words: because.said });
    case "age":
      return says.age({ years: wholeNumber(because.years) });
  }
}
