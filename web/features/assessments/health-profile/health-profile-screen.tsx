import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";
import { AssessmentPage } from "#web/features/assessments/assessment-page.tsx";
import type { HealthProfilePage } from "./health-profile-page.ts";

const OwnHealthProfile = latePart(lateCode(() => import("./own-health-profile.tsx"), "OwnHealthProfile"));

/** A part of a health profile. The server draws it without anybody's data. */
export const Screen = ({ data }: { readonly data: HealthProfilePage }) => (
  <AssessmentPage data={data}>
    {(customer, waiting) => <OwnHealthProfile key={`${data.part} ${data.member}`} customer={customer} data={data} waiting={waiting} />}
  </AssessmentPage>
);
