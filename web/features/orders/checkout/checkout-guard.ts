import { ShowMyCart } from "#core/customer-cart/show-my-cart.use-case.ts";
import type { Guard } from "#web/platform/guards/guards.ts";
import type { Whole } from "#web/platform/late/whole.ts";
import type { SessionStore } from "#web/features/sign-in/session/session-store.ts";

/** Lets customers with something in their cart check out. Source: specification/sign-in.md, Guards. */
export const checkoutGuard = (session: SessionStore, whole: Whole): Guard => ({
  where: "window",
  async leads() {
    if (session.isSignedIn && session.customer === null) await session.refresh(); // Only the token is known so far.
    const { customer } = session;
    if (customer === null) return "/shop";
    const cart = await (await whole()).get(ShowMyCart)(customer);
    return cart.lines.length > 0 ? null : "/shop";
  },
});
