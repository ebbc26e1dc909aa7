import { DISMISSED_DAYS } from "#core/fitbook/people/list-suggestions.use-case.ts";
import { inLanguage } from "#web/design/in-language.ts";
import { wholeNumber } from "#web/design/figures/amounts.ts";
import { counted } from "#web/design/phrase.ts";
import { suggestionPhrases as says } from "#web/features/fitbook/wording/suggestions.ts";
import type { SuggestionReason } from "#core/fitbook/people/suggestion.ts";

/** What is said of suggestions, in any language. */
export const suggestionWords = {
  ...says,
  dismissed: (name: string): string => says.dismissed({ name, days: wholeNumber(DISMISSED_DAYS) }),
  reason(reason: SuggestionReason): string {
    const count = wholeNumber(reason.others);
    switch (reason.kind) {
      case "followed":
        return counted(reason.others, says.followedBy, { name: reason.by.name, count });
      case "group": {
        const group = inLanguage(reason.group).name;
        return reason.others === 0 ? says.inGroup({ group }) : counted(reason.others, says.inGroups, { group, count });
      }
    }
  },
};
