import { trackerPhrases } from "#web/features/trackers/wording/trackers.ts";

/** While the device is asked what it keeps. */
export const TrackerWaiting = () => (
  <div role="status">
    <span className="visually-hidden">{trackerPhrases.reading}</span>
    <span className="skeleton tracker-waiting" />
  </div>
);
