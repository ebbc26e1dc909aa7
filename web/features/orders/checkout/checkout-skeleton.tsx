import { checkoutWords } from "./checkout-words.ts";

/** The shape of what comes. */
export const CheckoutSkeleton = () => (
  <div className="split">
    <div className="checkout-waits" role="status">
      <span className="vh">{checkoutWords.reading}</span>
      <span className="sk short" />
      <span className="sk" />
      <span className="sk" />
      <span className="sk short" />
      <span className="sk" />
    </div>
    <span className="sk panel" aria-hidden="true" />
  </div>
);
