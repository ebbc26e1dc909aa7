const PARTS = ["day", "figure", "goal", "first", "second", "list"];

/** The shape of a tracker's day, while it is on its way: its date, its figure, how far the goal is, and what can be noted. */
export const TrackerSkeleton = () => (
  <div className="tracker-waiting" aria-hidden="true">
    {PARTS.map((part) => (
      <span key={part} className="skeleton" />
    ))}
  </div>
);
