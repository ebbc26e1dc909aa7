/** A card's shape, while what it will show is on its way. */
export const CardSkeleton = () => (
  <div className="card-skeleton" aria-hidden="true">
    <span className="skeleton tile" />
    <span className="skeleton skeleton-brand" />
    <span className="skeleton skeleton-title" />
    <span className="skeleton skeleton-price" />
    <span className="skeleton skeleton-button" />
  </div>
);
