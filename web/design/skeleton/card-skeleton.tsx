/** A card's shape, while what it will show is on its way. */
export const CardSkeleton = () => (
  <div className="card-skeleton" aria-hidden="true">
    <span className="sk tile" />
    <span className="sk brand-shape" />
    <span className="sk title-shape" />
    <span className="sk price-shape" />
    <span className="sk button-shape" />
  </div>
);
