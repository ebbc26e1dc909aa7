import { FitbookPage } from "#web/features/fitbook/page/fitbook-page.tsx";
import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";
import type { FitbookData } from "#web/features/fitbook/page/fitbook-data.ts";

const PlanForm = latePart(lateCode(() => import("./plan-form.tsx"), "PlanForm"));

/** Makes a challenge, also with the settings of the one that the address names. Source: specification/challenges.md, Addresses. */
export function Screen({ data: { title, id } }: { readonly data: FitbookData }) {
  return (
    <FitbookPage title={title} here={null}>
      {({ customer }) => <PlanForm key={id} like={id} edits={null} customer={customer} />}
    </FitbookPage>
  );
}
