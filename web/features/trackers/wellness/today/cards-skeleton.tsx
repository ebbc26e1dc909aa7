const CARDS = ["first", "second", "third", "fourth", "fifth"];

/** The shape of cards of wellness, while they are on their way. */
export const CardsSkeleton = () => (
  <div className="today-trackers wellness-waiting" aria-hidden="true">
    {CARDS.map((card) => (
      <span key={card} className="skeleton" />
    ))}
  </div>
);
