import { latePart } from "#web/platform/late/late-part.ts";
import { ForCustomer } from "#web/platform/own-page/for-customer.tsx";
import { checkoutWords } from "./checkout-words.ts";
import { siteWords } from "#web/design/site-words.ts";
import { CheckoutSkeleton } from "./checkout-skeleton.tsx";
import { CheckoutSteps } from "./checkout-steps.tsx";
import { lateCode } from "#web/platform/late/late-code.ts";
import type { Head } from "#web/platform/page/head.ts";

// The server draws nobody's checkout, so the first view needs none of its rules.
const Checkout = latePart(lateCode(() => import("./checkout.tsx"), "Checkout"));

export const head = (): Head => ({ title: siteWords.titled(checkoutWords.title), description: checkoutWords.lead, canonical: null });

/** From a cart to an order, on one page. The server knows nobody's cart: it draws the page's shape. */
export function Screen() {
  return (
    <div className="page-width checkout">
      <CheckoutSteps at="checkout" />
      <h1>{checkoutWords.title}</h1>
      <noscript>
        <p className="lead">{checkoutWords.needsScript}</p>
      </noscript>
      <ForCustomer waiting={<CheckoutSkeleton />}>{(customer) => <Checkout customer={customer} />}</ForCustomer>
    </div>
  );
}
