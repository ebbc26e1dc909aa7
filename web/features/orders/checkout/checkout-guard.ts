import { ShowMyCart } from "#core/customer-cart/show-my-cart.use-case.ts";
import { SignedOut } from "#core/identity/signed-out.ts";
import { payableId } from "#core/ledger/entry.ts";
import { ShowParentOrder } from "#core/orders/views/show-parent-order.use-case.ts";
import { shopAddress } from "#web/design/link/shop-address.ts";
import { CheckoutDrafts } from "#web/features/orders/checkout-drafts.ts";
import { late, needsIn } from "#web/platform/late/needs.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Dependencies } from "#web/platform/window/dependencies.tsx";
import { CartStore } from "#web/features/cart/store/cart-store.ts";
import { SessionStore } from "#web/platform/session/session-store.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

export const checkoutGuardNeeds = {
  showMyCart: ShowMyCart,
  showParentOrder: ShowParentOrder,
  drafts: late(CheckoutDrafts),
};

type Needs = NeedsOf<typeof checkoutGuardNeeds> & { readonly session: SessionStore; readonly carts: CartStore };

/** The same of a window. */
export const guardCheckout = (dependencies: Dependencies): Promise<string | null> =>
  checkoutGuard({
    session: dependencies.get(SessionStore),
    carts: dependencies.get(CartStore),
    ...needsIn(dependencies, checkoutGuardNeeds),
  });

/**
 * Where checkout leads whoever has nothing in their cart, or is no customer; null: to checkout. Source: specification/sign-in.md, Guards.
 */
export async function checkoutGuard({ session, carts, ...useCases }: Needs): Promise<string | null> {
  if (session.isSignedIn && session.customer === null) await session.refresh(); // Only the token is known so far.
  const { customer } = session;
  if (customer === null) return "/shop";
  await carts.refresh(); // A guest's lines are handed over after sign-in. The server is asked about the cart once it has them.
  const isKnown = carts.customer === customer && carts.freshness === "today";
  try {
    const { lines } = isKnown ? carts : await useCases.showMyCart(customer);
    return lines.length > 0 ? null : ((await orderSent(customer, useCases)) ?? "/shop");
  } catch (error) {
    if (error instanceof SignedOut) return "/shop"; // Their session has ended meanwhile.
    throw error;
  }
}

/**
 * The page of an order that was placed although its answer did not come: nobody who looks for their cart in vain orders again. null: there
 * is none.
 */
async function orderSent(customer: CustomerId, useCases: NeedsOf<typeof checkoutGuardNeeds>): Promise<string | null> {
  const drafts = await useCases.drafts();
  const draft = drafts.of(customer);
  if (draft.sent === null) return null;
  const order = await useCases.showParentOrder(customer, payableId(draft.sent));
  drafts.put(customer, { ...draft, sent: null });
  return order.kind === "ok" ? shopAddress.thanks(order.value.order.id) : null;
}
