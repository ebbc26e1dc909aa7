import { lateCode } from "#web/platform/late/late-code.ts";
import { signInGuards, signInGuardsNeeds } from "./guards/sign-in-guards.ts";
import { AccountActions } from "./header/account-actions.tsx";
import { SignInOverlay } from "./popup/sign-in-overlay.tsx";
import { bindSession } from "./session/composition.ts";
import { SessionStore } from "#web/platform/session/session-store.ts";
import { needsIn } from "#web/platform/late/needs.ts";
import type { Feature } from "#web/platform/features/feature.ts";

/** Who is signed in at a window, and how they come to be. */
export const signInFeature: Feature<"sign-in", "catalogue" | "site"> = {
  stores: bindSession,
  frame: { account: AccountActions, overlay: SignInOverlay },
  guards: (dependencies) => signInGuards(dependencies.get(SessionStore), needsIn(dependencies, signInGuardsNeeds)),
  lateRoutes: [
    {
      at: /^\/(?:login|verifyEmail|resetpassword|mobile|user\/password)(?:\/|$)/i,
      load: lateCode(() => import("./sign-in-routes.tsx"), "signInRoutes"),
    },
  ],
};
