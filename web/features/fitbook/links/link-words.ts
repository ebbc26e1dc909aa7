import { dateAndTimeAt } from "#web/design/figures/moments.ts";
import { wholeNumber } from "#web/design/figures/amounts.ts";
import { counted } from "#web/design/phrase.ts";
import { linkPhrases as says } from "#web/features/fitbook/wording/links.ts";
import type { GroupLink } from "#core/fitbook/groups/group-link.ts";

/** What is said of links to groups, in any language. */
export const linkWords = {
  ...says,
  days: (days: number): string => counted(days, says.forDays, { count: wholeNumber(days) }),
  uses: (uses: number): string => counted(uses, says.forUses, { count: wholeNumber(uses) }),
  /** How often it can still be used, and until when. */
  left: ({ uses, mostUses, endsAt }: Pick<GroupLink, "uses" | "mostUses" | "endsAt">): string =>
    counted(mostUses - uses, says.usesLeft, { count: wholeNumber(mostUses - uses), until: dateAndTimeAt(endsAt) }),
  revokeOf: (link: GroupLink): string => says.revokeOne({ kind: says.kinds[link.kind], left: linkWords.left(link) }),
};
