import { TrackerFrame } from "#web/features/trackers/page/tracker-frame.tsx";
import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";

const PARTS = {
  Add: latePart(lateCode(() => import("./nights.tsx"), "Nights")),
  Change: latePart(lateCode(() => import("./change-sleep.tsx"), "ChangeSleep")),
};

/** How long somebody sleeps. */
export const Screen = ({ data }: { readonly data: { readonly title: string; readonly lead: string; readonly up: string } }) => (
  <TrackerFrame tracker="sleep" parts={PARTS} {...data} />
);
