import { FitbookPage } from "#web/features/fitbook/page/fitbook-page.tsx";
import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";
import type { FitbookData } from "#web/features/fitbook/page/fitbook-data.ts";

const AllGroups = latePart(lateCode(() => import("./all-groups.tsx"), "AllGroups"));
const GroupDetails = latePart(lateCode(() => import("./group-details.tsx"), "GroupDetails"));

/** Groups in lists, or the one that the address names. Source: specification/fitbook.md, Addresses. */
export function Screen({ data: { title, lead, id } }: { readonly data: FitbookData }) {
  return (
    <FitbookPage title={title} lead={lead} here="groups">
      {(customer) => (id === null ? <AllGroups customer={customer} /> : <GroupDetails key={id} id={id} customer={customer} />)}
    </FitbookPage>
  );
}
