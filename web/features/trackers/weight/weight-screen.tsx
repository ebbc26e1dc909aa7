import { TrackerFrame } from "#web/features/trackers/page/tracker-frame.tsx";
import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";
import "#web/features/health/health.css";

const PARTS = {
  Add: latePart(lateCode(() => import("./weigh-in.tsx"), "WeighIn")),
  Change: latePart(lateCode(() => import("./change-weight.tsx"), "ChangeWeight")),
  Chart: latePart(lateCode(() => import("./weight-line.tsx"), "WeightLine")),
  Below: latePart(lateCode(() => import("./body-over-time.tsx"), "BodyOverTime")),
};

/** What somebody weighs, and what the calculator made of it. */
export const Screen = ({ data }: { readonly data: { readonly title: string; readonly lead: string; readonly up: string } }) => (
  <TrackerFrame tracker="weight" parts={PARTS} {...data} />
);
