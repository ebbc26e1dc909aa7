import { challengeId } from "#core/fitbook/challenge.ts";
import { FitbookPage } from "#web/features/fitbook/page/fitbook-page.tsx";
import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";
import type { FitbookData } from "#web/features/fitbook/page/fitbook-data.ts";

const Feed = latePart(lateCode(() => import("./feed.tsx"), "Feed"));

/** Sharing and reading. Source: specification/fitbook.md, Addresses. */
export function Screen({ data: { title, lead, id } }: { readonly data: FitbookData }) {
  return (
    <FitbookPage title={title} lead={lead} here="feed">
      {(customer) => <Feed key={id} customer={customer} result={id === null || id === "" ? null : challengeId(id)} />}
    </FitbookPage>
  );
}
