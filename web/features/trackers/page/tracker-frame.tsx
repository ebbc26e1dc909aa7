import { ForCustomer } from "#web/platform/own-page/for-customer.tsx";
import { PageHead } from "#web/design/page-head/page-head.tsx";
import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";
import { wellnessAddress } from "#web/platform/addresses/wellness-address.ts";
import { keepFocusNear } from "#web/platform/window/keep-focus-near.ts";
import "#web/features/trackers/trackers.css";
import { TrackerSkeleton } from "./tracker-skeleton.tsx";
import type { OpenTracker } from "#core/trackers/tracked-value.ts";
import type { TrackerParts } from "./tracker-parts.ts";

/** What a tracker's page says of itself before its code has come. */
export type Titled = {
  readonly title: string;
  readonly lead: string;
  /** What the page of the whole day is called. */
  readonly up: string;
};

type TrackerFrameProps = Titled & { readonly tracker: OpenTracker; readonly parts: TrackerParts };

const TrackerDays = latePart(lateCode(() => import("./tracker-days.tsx"), "TrackerDays"));

/** The page of a tracker. What somebody noted comes once it is known who is there. */
export function TrackerFrame({ tracker, title, lead, up, parts }: TrackerFrameProps) {
  return (
    <div ref={keepFocusNear} className="page-width tracker-page">
      <PageHead way={[{ title: up, address: wellnessAddress.today }]} here={title} title={title} lead={lead} />
      <ForCustomer waiting={<TrackerSkeleton />}>
        {(customer) => <TrackerDays customer={customer} tracker={tracker} parts={parts} />}
      </ForCustomer>
    </div>
  );
}
