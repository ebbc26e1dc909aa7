import { reaction } from "mobx";
import { askFirst } from "#web/platform/session/ask-first.tsx";
import { LeavingDialog } from "./leaving-dialog.tsx";
import { LeavingModel } from "./leaving-model.ts";
import type { waitingPostsNeeds } from "./waiting-posts-model.ts";
import { WaitingPostsModel } from "./waiting-posts-model.ts";
import type { WaitingPosts } from "#core/fitbook/waiting/waiting-posts.port.ts";
import type { Clock } from "#core/shared/clock.port.ts";
import type { SessionStore } from "#web/platform/session/session-store.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

type Needs = NeedsOf<typeof waitingPostsNeeds> & { readonly device: WaitingPosts; readonly now: Clock };

/** Posts that wait go with whose they are: who signs out is warned, and nobody finds somebody else's. */
export function keepPosts(session: SessionStore, { device, now, ...useCases }: Needs): void {
  askFirst(session, async (customer) => {
    const waiting = new WaitingPostsModel(customer, useCases, { sent() {}, sentElsewhere() {} });
    await waiting.read();
    return waiting.posts.length === 0 ? null : (answer) => <LeavingDialog model={new LeavingModel(waiting, answer)} />;
  });
  reaction(
    () => (session.isSignedIn ? (session.customer ?? "unknown") : session.state !== "read" ? "unknown" : session.wasEnded ? "ended" : null),
    (here) => {
      if (here === "unknown") return;
      if (here === null) void device.leave(now());
      else if (here === "ended") void device.end(now());
      else void device.arrive(here);
    },
    { fireImmediately: true },
  );
}
