import { FitbookPage } from "#web/features/fitbook/page/fitbook-page.tsx";
import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";
import type { FitbookData } from "#web/features/fitbook/page/fitbook-data.ts";

const GroupForm = latePart(lateCode(() => import("./group-form.tsx"), "GroupForm"));
const ChooseGroup = latePart(lateCode(() => import("./choose-group.tsx"), "ChooseGroup"));

/** Changes the group that the address names, or asks which. Source: specification/fitbook.md, Addresses. */
export function Screen({ data: { title, lead, id } }: { readonly data: FitbookData }) {
  return (
    <FitbookPage title={title} lead={lead} here={null}>
      {(customer) =>
        id === null ? <ChooseGroup to="edit" customer={customer} /> : <GroupForm key={id} like={id} edits={id} customer={customer} />
      }
    </FitbookPage>
  );
}
