import { FitbookPage } from "#web/features/fitbook/page/fitbook-page.tsx";
import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";
import type { FitbookData } from "#web/features/fitbook/page/fitbook-data.ts";

const PlanForm = latePart(lateCode(() => import("./plan-form.tsx"), "PlanForm"));
const ChooseChallenge = latePart(lateCode(() => import("./choose-challenge.tsx"), "ChooseChallenge"));

/** Changes the challenge that the address names, or asks which. Source: specification/challenges.md, Addresses. */
export function Screen({ data: { title, lead, id } }: { readonly data: FitbookData }) {
  return (
    <FitbookPage title={title} lead={lead} here={null}>
      {(customer) =>
        id === null ? <ChooseChallenge to="edit" customer={customer} /> : <PlanForm key={id} like={id} edits={id} customer={customer} />
      }
    </FitbookPage>
  );
}
