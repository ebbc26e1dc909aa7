import { FitbookPage } from "#web/features/fitbook/page/fitbook-page.tsx";
import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";
import type { FitbookData } from "#web/features/fitbook/page/fitbook-data.ts";

const PlanForm = latePart(lateCode(() => import("./plan-form.tsx"), "PlanForm"));
const PlanInGroup = latePart(lateCode(() => import("./plan-in-group.tsx"), "PlanInGroup"));

/**
 * Makes a challenge, also with the settings of the one that the address names, or for the group that it names. Source:
 * specification/challenges.md, Addresses.
 */
export function Screen({ data: { title, lead, id, group } }: { readonly data: FitbookData }) {
  return (
    <FitbookPage title={title} lead={lead} here={null}>
      {(customer) =>
        id === null && group !== null ? (
          <PlanInGroup key={group} group={group} customer={customer} />
        ) : (
          <PlanForm key={id} like={id} edits={null} customer={customer} />
        )
      }
    </FitbookPage>
  );
}
