import { TrackerFrame } from "#web/features/trackers/page/tracker-frame.tsx";
import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";

const PARTS = {
  Add: latePart(lateCode(() => import("./glasses.tsx"), "Glasses")),
  Change: latePart(lateCode(() => import("./change-glass.tsx"), "ChangeGlass")),
};

/** What somebody drinks. */
export const Screen = ({ data }: { readonly data: { readonly title: string; readonly lead: string; readonly up: string } }) => (
  <TrackerFrame tracker="water" parts={PARTS} {...data} />
);
