import { ShowMyCart } from "#core/customer-cart/show-my-cart.use-case.ts";
import type { Whole } from "#web/platform/late/whole.ts";
import type { SessionStore } from "#web/features/sign-in/session/session-store.ts";

/** Where checkout leads whoever has nothing in their cart, or is no customer; null: to checkout. Source: specification/sign-in.md, Guards. */
export async function checkoutGuard(session: SessionStore, whole: Whole): Promise<string | null> {
  if (session.isSignedIn && session.customer === null) await session.refresh(); // Only the token is known so far.
  const { customer } = session;
  if (customer === null) return "/shop";
  const cart = await (await whole()).get(ShowMyCart)(customer);
  return cart.lines.length > 0 ? null : "/shop";
}
