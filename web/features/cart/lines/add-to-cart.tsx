import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { rangeOf } from "#core/cart/quantity-range.ts";
import { removalReasonOf } from "#core/cart/removal-reason.ts";
import { useStore } from "#web/platform/window/dependencies.tsx";
import { Button } from "#web/design/button/button.tsx";
import { QuantityControl } from "#web/design/quantity/quantity-control.tsx";
import { CartStore } from "#web/features/cart/store/cart-store.ts";
import { TO_CART } from "#web/features/cart/form/to-cart.ts";
import { productWords } from "#web/design/product-words.ts";
import { shownTitle } from "#web/design/product-card/shown-title.ts";
import type { ListedProduct } from "#core/catalogue/product.ts";

/** Puts a product into the cart; once it is there, how many pieces of it, in the same place and size. */
export const AddToCart = observer(function AddToCart({
  product,
  look,
}: {
  readonly product: ListedProduct;
  readonly look: "quiet" | "main";
}) {
  const cart = useStore(CartStore);
  const [isPressed, press] = useState(false);
  const quantity = cart.quantityOf(product.id);
  useEffect(() => {
    if (quantity > 0) press(false); // The code of the cart may come late: until then the button stands.
  }, [quantity]);
  if (removalReasonOf(product) !== null)
    return (
      <Button look={look} size="wide" state="off" onPress={() => {}}>
        {productWords.outOfStock}
      </Button>
    );
  const size = look === "main" ? "big wide" : "wide";
  if (quantity === 0)
    return (
      <Button
        look={look}
        size={size}
        sends={{ form: TO_CART, name: "product", value: product.id }}
        onPress={() => {
          press(true);
          cart.add(product);
        }}
      >
        <span>
          {productWords.add} <span className="visually-hidden">{shownTitle(product)} </span>
          {productWords.toCart}
        </span>
      </Button>
    );
  const { least, most } = rangeOf(product);
  return (
    <QuantityControl
      width="full"
      focus={isPressed ? "taken" : "left"}
      quantity={quantity}
      least={least}
      most={most}
      words={productWords.quantity(shownTitle(product))}
      onChange={(wanted) => cart.setQuantity(product.id, wanted)}
    />
  );
});
