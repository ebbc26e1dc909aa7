import { FitbookPage } from "#web/features/fitbook/page/fitbook-page.tsx";
import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";
import type { FitbookData } from "#web/features/fitbook/page/fitbook-data.ts";

const GroupEntry = latePart(lateCode(() => import("./group-entry.tsx"), "GroupEntry"));
const MissingGroup = latePart(lateCode(() => import("./missing-group.tsx"), "MissingGroup"));

/** The card of the group that the address names, and the way in. Source: specification/fitbook.md, Addresses. */
export function Screen({ data: { title, id } }: { readonly data: FitbookData }) {
  return (
    <FitbookPage title={title} here={null}>
      {({ customer }) => (id === null ? <MissingGroup /> : <GroupEntry key={id} id={id} customer={customer} />)}
    </FitbookPage>
  );
}
