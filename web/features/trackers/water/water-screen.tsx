import { TrackerFrame } from "#web/features/trackers/page/tracker-frame.tsx";
import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";

const Glasses = latePart(lateCode(() => import("./glasses.tsx"), "Glasses"));

/** What somebody drinks. */
export const Screen = ({ data }: { readonly data: { readonly title: string; readonly lead: string } }) => (
  <TrackerFrame tracker="water" {...data}>
    {(view) => <Glasses view={view} />}
  </TrackerFrame>
);
