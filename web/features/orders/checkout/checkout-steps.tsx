import { Check } from "lucide-react";
import { shopAddress } from "#web/design/link/shop-address.ts";
import { checkoutWords } from "./checkout-words.ts";

/** How far an order is, and the way back. */
export function CheckoutSteps({ at }: { readonly at: "checkout" | "done" }) {
  const { cart, checkout, done } = checkoutWords.steps;
  return (
    <nav aria-label={checkoutWords.stepsLabel}>
      <ol className="steps">
        <li className="done">
          {at === "checkout" ? (
            <a href={shopAddress.cart}>
              <Check className="i s" aria-hidden="true" />
              {cart}
            </a>
          ) : (
            <>
              <Check className="i s" aria-hidden="true" />
              {cart}
            </>
          )}
        </li>
        <li {...(at === "checkout" ? { "aria-current": "step" as const } : { className: "done" })}>{checkout}</li>
        <li {...(at === "done" ? { "aria-current": "step" as const } : {})}>{done}</li>
      </ol>
    </nav>
  );
}
