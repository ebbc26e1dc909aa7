import { checkoutWords } from "./checkout-words.ts";

/** The shape of what comes. */
export const CheckoutSkeleton = () => (
  <div className="split">
    <div className="checkout-skeleton" role="status">
      <span className="visually-hidden">{checkoutWords.reading}</span>
      <span className="skeleton skeleton-short" />
      <span className="skeleton" />
      <span className="skeleton" />
      <span className="skeleton skeleton-short" />
      <span className="skeleton" />
    </div>
    <span className="skeleton panel" aria-hidden="true" />
  </div>
);
