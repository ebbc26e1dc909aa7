import { keep } from "#adapters/composition/keep.ts";
import { signInGuards, signInGuardsNeeds } from "#web/features/sign-in/guards/sign-in-guards.ts";
import { SignInOverlay } from "#web/features/sign-in/popup/sign-in-overlay.tsx";
import { bindSession } from "#web/features/sign-in/session/composition.ts";
import { SessionStore } from "#web/platform/session/session-store.ts";
import { ToastStore } from "#web/platform/toasts/toast-store.ts";
import { deskRoutes } from "./desk-routes.tsx";
import { needsIn } from "#web/platform/late/needs.ts";
import type { Feature } from "#web/platform/features/feature.ts";

/**
 * Where practitioners work: their day, calls, prescriptions and hours. What it takes from other features it binds itself, so that its site
 * has neither a shop nor a cart.
 */
export const deskFeature: Feature<"desk", never, "account" | "assessments" | "consultations" | "labs" | "payments" | "sign-in" | "site"> = {
  stores(container) {
    keep(container, ToastStore, {});
    bindSession(container);
  },
  guards: (dependencies) => signInGuards(dependencies.get(SessionStore), needsIn(dependencies, signInGuardsNeeds)),
  frame: { overlay: SignInOverlay },
  routes: deskRoutes,
};
