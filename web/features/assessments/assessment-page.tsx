import { RowSkeletons } from "#web/design/skeleton/row-skeletons.tsx";
import { ForCustomer } from "#web/platform/own-page/for-customer.tsx";
import { PageHead } from "#web/design/page-head/page-head.tsx";
import "./assessments.css";
import type { ReactNode } from "react";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { OwnAssessments } from "./own-assessments.ts";

type AssessmentPageProps = {
  readonly data: Pick<OwnAssessments, "title" | "lead">;
  readonly children: (customer: CustomerId, waiting: ReactNode) => ReactNode;
};

/** A page of assessments for whoever is signed in. */
export function AssessmentPage({ data: { title, lead }, children }: AssessmentPageProps) {
  const waiting = <RowSkeletons rows={["first", "second", "third"]} label={title} />;
  return (
    <div className="page-width leaflet">
      <PageHead here={title} title={title} lead={lead} />
      <ForCustomer waiting={waiting}>{(customer) => children(customer, waiting)}</ForCustomer>
    </div>
  );
}
