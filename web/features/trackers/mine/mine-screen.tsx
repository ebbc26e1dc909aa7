import { ForCustomer } from "#web/platform/own-page/for-customer.tsx";
import { PageHead } from "#web/design/page-head/page-head.tsx";
import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";
import { wellnessAddress } from "#web/platform/addresses/wellness-address.ts";
import "#web/features/health/health.css";
import "#web/features/trackers/trackers.css";
import { TrackerSkeleton } from "#web/features/trackers/page/tracker-skeleton.tsx";

type MineProps = { readonly data: { readonly title: string; readonly lead: string; readonly up: string } };

const PatientsEntries = latePart(lateCode(() => import("./patients-entries.tsx"), "PatientsEntries"));

/** What somebody does with all of their entries. */
export const Screen = ({ data: { title, lead, up } }: MineProps) => (
  <div className="page-width tracker-page">
    <PageHead way={[{ title: up, address: wellnessAddress.today }]} here={title} title={title} lead={lead} />
    <ForCustomer waiting={<TrackerSkeleton />}>{(customer) => <PatientsEntries customer={customer} />}</ForCustomer>
  </div>
);
