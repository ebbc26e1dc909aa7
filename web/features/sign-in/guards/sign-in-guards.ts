import { KeptInvite } from "#core/sign-in/sign-up/kept-invite.port.ts";
import { late } from "#web/platform/late/needs.ts";
import { lateCode } from "#web/platform/late/late-code.ts";
import { ssoPairIn } from "./sso-pair.ts";
import type { Guards } from "#web/platform/guards/guards.ts";
import type { SessionStore } from "#web/platform/session/session-store.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

export const signInGuardsNeeds = { keptInvite: late(KeptInvite) };

/** Who may go where, and who arrives signed in. Source: specification/sign-in.md, Guards. */
export function signInGuards(session: SessionStore, useCases: NeedsOf<typeof signInGuardsNeeds>): Guards {
  return {
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
        return (await keepArrivingInvite())(way, session.isSignedIn, useCases);
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
  };
}

const keepArrivingInvite = lateCode(() => import("./keep-arriving-invite.ts"), "keepArrivingInvite");
