import { ForCustomer } from "#web/platform/own-page/for-customer.tsx";
import { PageHead } from "#web/design/page-head/page-head.tsx";
import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";
import "#web/features/health/health.css";
import { wellnessAddress } from "#web/platform/addresses/wellness-address.ts";
import "#web/features/trackers/trackers.css";
import { TrackerSkeleton } from "#web/features/trackers/page/tracker-skeleton.tsx";
import type { ComponentType } from "react";
import type { TrackerStore } from "#web/features/trackers/store/tracker-store.ts";

type ResultsFrameProps = {
  readonly title: string;
  readonly lead: string;
  /** What the page of the whole day is called. */
  readonly up: string;
  readonly Results: ComponentType<{ readonly store: TrackerStore }>;
};

const CustomersResults = latePart(lateCode(() => import("./customers-results.tsx"), "CustomersResults"));

/** The page of a tool's results over time. What somebody keeps comes once it is known who is there. */
export const ResultsFrame = ({ title, lead, up, Results }: ResultsFrameProps) => (
  <div className="page-width tracker-page">
    <PageHead way={[{ title: up, address: wellnessAddress.today }]} here={title} title={title} lead={lead} />
    <ForCustomer waiting={<TrackerSkeleton />}>{(customer) => <CustomersResults customer={customer} Results={Results} />}</ForCustomer>
  </div>
);
