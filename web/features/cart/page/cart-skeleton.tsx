import { cartWords } from "#web/features/cart/cart-words.ts";

/** The shape of what comes, until the browser's cart is read; without script, why it never comes. */
export const CartSkeleton = () => (
  <>
    <noscript>
      <p className="lead">{cartWords.needsScript}</p>
    </noscript>
    <div className="split cart-skeleton" aria-hidden="true">
      <div>
        <div className="cart-line on-page">
          <span className="skeleton tile" />
          <p className="lead with-script">{cartWords.reading}</p>
        </div>
        <div className="cart-line on-page">
          <span className="skeleton tile" />
          <span className="skeleton" />
        </div>
      </div>
      <span className="skeleton panel" />
    </div>
  </>
);
