import { ShowMyCart } from "#core/customer-cart/show-my-cart.use-case.ts";
import { addressInsteadOf } from "#web/platform/guards/address-instead-of.ts";
import { ssoPairIn } from "./sso-pair.ts";
import type { Guards } from "#web/platform/guards/guards.ts";
import type { Whole } from "#web/platform/late/whole.ts";
import type { SessionStore } from "#web/features/sign-in/session/session-store.ts";

/** The guards of a window. Source: specification/sign-in.md, Guards. */
export function windowGuards(session: SessionStore, whole: Whole): Guards {
  return {
    "redirect-deprecated": { where: "anywhere", leads: async ({ path, search }) => addressInsteadOf(path, search) },
    "sso-login": {
      where: "window",
      async leads({ path, search }) {
        const sent = ssoPairIn(search);
        if (sent === null) return null;
        const clean = path + sent.others;
        if (location.search === search) history.replaceState(history.state, "", clean + location.hash); // A token is in sight no longer than it must be.
        await session.arrive(sent.pair);
        return clean;
      },
    },
    "load-session": {
      where: "window",
      async leads(way) {
        await session.open();
        if (!/[?&]invite=/.test(way.search)) return null;
        const { keepArrivingInvite } = await import("./keep-arriving-invite.ts");
        return keepArrivingInvite(way, session.isSignedIn, whole);
      },
    },
    "auth-route": {
      where: "window",
      async leads({ path, search }, { lets }) {
        if (lets === "visitors") return session.isSignedIn ? "/" : null;
        if (session.isSignedIn) return null;
        session.savePath(path + search);
        return "/login";
      },
    },
    checkout: {
      where: "window",
      async leads() {
        if (session.isSignedIn && session.customer === null) await session.refresh(); // Only the token is known so far.
        const { customer } = session;
        if (customer === null) return "/shop";
        const cart = await (await whole()).get(ShowMyCart)(customer);
        return cart.lines.length > 0 ? null : "/shop";
      },
    },
    "adjust-scroll": {
      where: "window",
      async leads() {
        document.documentElement.classList.add("goes-smoothly"); // Going back takes it off again, once that is known.
        return null;
      },
    },
  };
}
