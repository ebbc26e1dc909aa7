import { observer } from "mobx-react-lite";
import { useStore } from "#web/platform/window/dependencies.tsx";
import { Button } from "#web/design/button/button.tsx";
import { CartStore } from "#web/features/cart/store/cart-store.ts";
import { cartWords } from "#web/features/cart/cart-words.ts";
import { titleFact } from "#web/design/product-card/shown-title.ts";

/** The way back of a line just removed: it stays when the toast that says so has gone, and where there is none. */
export const RemovedLine = observer(function RemovedLine() {
  const { removed, putBack } = useStore(CartStore);
  return (
    <div className="cart-removed no-print" role="status">
      {removed === null ? null : (
        <>
          <span>
            {removed.to === "wishlist"
              ? cartWords.wasMoved(titleFact(removed.line.product))
              : cartWords.wasRemoved(titleFact(removed.line.product))}
          </span>
          <Button look="text" onPress={() => putBack(removed)}>
            {cartWords.undo}
          </Button>
        </>
      )}
    </div>
  );
});
