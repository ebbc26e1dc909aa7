import { cartWords } from "#web/features/cart/cart-words.ts";

/** The shape of what comes, until the browser's cart is read; without script, why it never comes. */
export const CartSkeleton = () => (
  <>
    <noscript>
      <p className="lead">{cartWords.needsScript}</p>
    </noscript>
    <div className="split waits" aria-hidden="true">
      <div>
        <div className="line open">
          <span className="sk tile" />
          <p className="lead with-script">{cartWords.reading}</p>
        </div>
        <div className="line open">
          <span className="sk tile" />
          <span className="sk" />
        </div>
      </div>
      <span className="sk panel" />
    </div>
  </>
);
