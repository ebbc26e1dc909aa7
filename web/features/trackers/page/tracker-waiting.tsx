import { trackerPhrases } from "#web/features/trackers/wording/trackers.ts";
import { TrackerSkeleton } from "./tracker-skeleton.tsx";

/** While the device is asked what it keeps. */
export const TrackerWaiting = () => (
  <div role="status">
    <span className="visually-hidden">{trackerPhrases.reading}</span>
    <TrackerSkeleton />
  </div>
);
