import { FitbookPage } from "#web/features/fitbook/page/fitbook-page.tsx";
import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";
import type { FitbookData } from "#web/features/fitbook/page/fitbook-data.ts";

const GroupMembers = latePart(lateCode(() => import("./group-members.tsx"), "GroupMembers"));
const ChooseGroup = latePart(lateCode(() => import("#web/features/fitbook/groups/choose-group.tsx"), "ChooseGroup"));

/** The people of the group that the address names, or the question of which. Source: specification/fitbook.md, Addresses. */
export function Screen({ data: { title, lead, id } }: { readonly data: FitbookData }) {
  return (
    <FitbookPage title={title} lead={lead} here={null}>
      {(customer) =>
        id === null ? <ChooseGroup to="members" customer={customer} /> : <GroupMembers key={id} id={id} customer={customer} />
      }
    </FitbookPage>
  );
}
