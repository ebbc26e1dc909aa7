import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";
import { AssessmentPage } from "#web/features/assessments/assessment-page.tsx";
import type { OwnAssessments } from "#web/features/assessments/own-assessments.ts";

const Answering = latePart(lateCode(() => import("./answering.tsx"), "Answering"));

/** Answering before a consultation. The server knows nobody's answers. */
export const Screen = ({ data }: { readonly data: OwnAssessments }) => (
  <AssessmentPage data={data}>
    {(customer, waiting) => (
      <Answering key={`${data.page} ${data.id} ${data.booking} ${data.member}`} customer={customer} data={data} waiting={waiting} />
    )}
  </AssessmentPage>
);
