import Check from "lucide-react/icons/check";
import { shopAddress } from "#web/design/link/shop-address.ts";
import { checkoutWords } from "./checkout-words.ts";

/** How far an order is, and the way back. */
export function CheckoutSteps({ at }: { readonly at: "checkout" | "done" }) {
  const { cart, checkout, done } = checkoutWords.steps;
  return (
    <nav aria-label={checkoutWords.stepsLabel}>
      <ol className="checkout-steps">
        <li className="is-done">
          {at === "checkout" ? (
            <a href={shopAddress.cart}>
              <Check className="icon icon-small" aria-hidden="true" />
              {cart}
            </a>
          ) : (
            <>
              <Check className="icon icon-small" aria-hidden="true" />
              {cart}
            </>
          )}
        </li>
        <li {...(at === "checkout" ? { "aria-current": "step" as const } : { className: "is-done" })}>{checkout}</li>
        <li {...(at === "done" ? { "aria-current": "step" as const } : {})}>{done}</li>
      </ol>
    </nav>
  );
}
