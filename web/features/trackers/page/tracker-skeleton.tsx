/** The shape of a tracker's day, while it is on its way: its date, its figure, and what can be noted. */
export const TrackerSkeleton = () => (
  <div className="stack gap-4 tracker-waiting" aria-hidden="true">
    <span className="skeleton skeleton-line" />
    <span className="skeleton skeleton-field" />
    <span className="skeleton skeleton-row" />
    <span className="skeleton skeleton-row" />
  </div>
);
