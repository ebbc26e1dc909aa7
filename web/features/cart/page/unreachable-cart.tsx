import { useStore } from "#web/platform/window/dependencies.tsx";
import { Button } from "#web/design/button/button.tsx";
import { EmptyState } from "#web/design/empty-state/empty-state.tsx";
import { CartStore } from "#web/features/cart/store/cart-store.ts";
import { cartWords } from "#web/features/cart/cart-words.ts";

/** A cart that could not be read: its code, or the answer of the shop, did not come. */
export function UnreachableCart() {
  const { tryAgain } = useStore(CartStore);
  return (
    <EmptyState drawing="empty-cart" heading={<h2 className="heading-3">{cartWords.unreachable}</h2>} text={cartWords.unreachableHint}>
      <Button look="main" onPress={() => void tryAgain()}>
        {cartWords.tryAgain}
      </Button>
    </EmptyState>
  );
}
