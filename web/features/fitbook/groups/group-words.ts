import { wholeNumber } from "#web/design/figures/amounts.ts";
import { counted } from "#web/design/phrase.ts";
import { groupPhrases as says } from "#web/features/fitbook/wording/groups.ts";
import type { VisibleGroup } from "#core/fitbook/groups/visible-group.ts";

/** What is said of groups, in any language. */
export const groupWords = {
  ...says,
  members: (count: number): string => counted(count, says.memberCount, { count: wholeNumber(count) }),
  requests: (count: number): string => counted(count, says.requestCount, { count: wholeNumber(count) }),
  /** Who may come in, and how many are in it. */
  kind: ({ isOpen, isOfCompany, members }: Pick<VisibleGroup, "isOpen" | "isOfCompany" | "members">): string =>
    `${isOfCompany ? says.ofCompany : isOpen ? says.open : says.closed} · ${groupWords.members(members)}`,
};
