import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";
import { AssessmentPage } from "#web/features/assessments/assessment-page.tsx";
import type { OwnAssessments } from "#web/features/assessments/own-assessments.ts";

const Summaries = latePart(lateCode(() => import("./summaries.tsx"), "Summaries"));
const Summary = latePart(lateCode(() => import("./summary.tsx"), "Summary"));

/** One's assessments, or what was answered in one. The server draws it without anybody's data. */
export const Screen = ({ data }: { readonly data: OwnAssessments }) => (
  <AssessmentPage data={data}>
    {(customer, waiting) =>
      data.id === null ? (
        <Summaries key={data.page} customer={customer} kind={data.page === "yogaSummary" ? "yoga" : null} waiting={waiting} />
      ) : (
        <Summary key={data.id} customer={customer} id={data.id} waiting={waiting} />
      )
    }
  </AssessmentPage>
);
