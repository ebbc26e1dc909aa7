import { FitbookPage } from "#web/features/fitbook/page/fitbook-page.tsx";
import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";
import type { FitbookData } from "#web/features/fitbook/page/fitbook-data.ts";

const AllChallenges = latePart(lateCode(() => import("./all-challenges.tsx"), "AllChallenges"));
const ChallengeDetails = latePart(lateCode(() => import("./challenge-details.tsx"), "ChallengeDetails"));

/** Challenges in lists, or the one that the address names. Source: specification/challenges.md, Addresses. */
export function Screen({ data: { title, lead, id } }: { readonly data: FitbookData }) {
  return (
    <FitbookPage title={title} lead={lead} here="challenges">
      {(customer) => (id === null ? <AllChallenges customer={customer} /> : <ChallengeDetails key={id} id={id} customer={customer} />)}
    </FitbookPage>
  );
}
