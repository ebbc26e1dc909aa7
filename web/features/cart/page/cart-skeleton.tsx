import { EmptyState } from "#web/design/empty-state/empty-state.tsx";
import { shopAddress } from "#web/design/link/shop-address.ts";
import { cartWords } from "#web/features/cart/cart-words.ts";

/**
 * The shape of what comes, until the browser's cart is read. Without script the server draws the cart that forms filled; here there is
 * none.
 */
export const CartSkeleton = () => (
  <>
    <noscript>
      <EmptyState drawing="empty-cart" heading={<h2 className="heading-3">{cartWords.empty}</h2>} text={cartWords.emptyHint}>
        <a className="button main" href={shopAddress.shop}>
          {cartWords.shopAll}
        </a>
      </EmptyState>
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
