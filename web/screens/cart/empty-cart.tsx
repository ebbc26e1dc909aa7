import { EmptyState } from "#web/parts/empty-state.tsx";
import { shopAddress } from "#web/parts/shop-address.ts";
import { cartWords } from "#web/wording/cart.ts";

export const EmptyCart = () => (
  <EmptyState drawing="empty-cart" heading={<h2 className="h3">{cartWords.empty}</h2>} text={cartWords.emptyHint}>
    <a className="btn main" href={shopAddress.shop}>
      {cartWords.shopAll}
    </a>
  </EmptyState>
);
