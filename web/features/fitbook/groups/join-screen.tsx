import { FitbookPage } from "#web/features/fitbook/page/fitbook-page.tsx";
import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";
import { useLinkToken } from "#web/features/fitbook/links/use-link-token.ts";
import type { FitbookData } from "#web/features/fitbook/page/fitbook-data.ts";

const GroupEntry = latePart(lateCode(() => import("./group-entry.tsx"), "GroupEntry"));
const LinkedEntry = latePart(lateCode(() => import("#web/features/fitbook/links/linked-entry.tsx"), "LinkedEntry"));
const ChooseGroup = latePart(lateCode(() => import("./choose-group.tsx"), "ChooseGroup"));

/**
 * The card of the group that the address names or a link leads to, and the way in; else the groups that can be joined. Source:
 * specification/fitbook.md, Addresses.
 */
export function Screen({ data: { title, lead, id } }: { readonly data: FitbookData }) {
  const token = useLinkToken();
  return (
    <FitbookPage title={title} lead={lead} here={null}>
      {(customer) => {
        if (token !== null) return <LinkedEntry token={token} customer={customer} />;
        return id === null ? <ChooseGroup to="join" customer={customer} /> : <GroupEntry key={id} id={id} customer={customer} />;
      }}
    </FitbookPage>
  );
}
