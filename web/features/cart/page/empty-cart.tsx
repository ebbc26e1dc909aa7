import { observer } from "mobx-react-lite";
import { useStore } from "#web/platform/window/dependencies.tsx";
import { EmptyState } from "#web/design/empty-state/empty-state.tsx";
import { shopAddress } from "#web/design/link/shop-address.ts";
import { CartStore } from "#web/features/cart/store/cart-store.ts";
import { cartWords } from "#web/features/cart/cart-words.ts";

export const EmptyCart = observer(function EmptyCart() {
  const { customer } = useStore(CartStore);
  return (
    <EmptyState
      drawing="empty-cart"
      heading={<h2 className="heading-3">{cartWords.empty}</h2>}
      text={customer === null ? cartWords.emptyHint : cartWords.emptyHintSignedIn}
    >
      <a className="button main" href={shopAddress.shop}>
        {cartWords.shopAll}
      </a>
    </EmptyState>
  );
});
