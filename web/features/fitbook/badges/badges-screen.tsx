import { FitbookPage } from "#web/features/fitbook/page/fitbook-page.tsx";
import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";
import type { FitbookData } from "#web/features/fitbook/page/fitbook-data.ts";

const WonBadges = latePart(lateCode(() => import("./won-badges.tsx"), "WonBadges"));

/** The badges that somebody has won: new ones once, then all of them. Source: specification/challenges.md, Badges. */
export function Screen({ data: { title, lead } }: { readonly data: FitbookData }) {
  return (
    <FitbookPage title={title} lead={lead} here={null}>
      {(customer) => <WonBadges customer={customer} />}
    </FitbookPage>
  );
}
