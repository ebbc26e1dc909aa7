import { HumanWork } from "#core/sign-in/human-check/human-work.port.ts";
import { DeviceSession } from "#core/sign-in/session/device-session.port.ts";
import { deviceSessionIn } from "#adapters/browser-storage/device-session.ts";
import { make } from "#adapters/composition/make.ts";
import { lateCode } from "#web/platform/late/late-code.ts";
import { Whole } from "#web/platform/late/whole.ts";
import { Viewer } from "#web/platform/window/viewer.ts";
import { ToastStore } from "#web/features/site/toasts/toast-store.ts";
import { signInGuards } from "./guards/sign-in-guards.ts";
import { AccountActions } from "./header/account-actions.tsx";
import { SignInOverlay } from "./popup/sign-in-overlay.tsx";
import { SessionStore } from "./session/session-store.ts";
import type { Feature } from "#web/platform/features/feature.ts";

/** Who is signed in at a window, and how they come to be. */
export const signInFeature: Feature<"sign-in", "account" | "content" | "site"> = {
  stores(container) {
    if (!container.isBound(HumanWork)) container.bind(HumanWork).toConstantValue(workBeside);
    make(container, DeviceSession, () => deviceSessionIn(browser), {});
    make(container, SessionStore, ({ device, whole, toasts }) => new SessionStore(device, whole, toasts), {
      device: DeviceSession,
      whole: Whole,
      toasts: ToastStore,
    });
    make(container, Viewer, ({ session }: { readonly session: SessionStore }): Viewer => session, { session: SessionStore });
  },
  frame: { account: AccountActions, overlay: SignInOverlay },
  guards: (keeper) => signInGuards(keeper.get(SessionStore), keeper.get(Whole)),
  lateRoutes: {
    at: /^\/(?:login|verifyEmail|resetpassword|user\/password)(?:\/|$)/i,
    load: lateCode(() => import("./sign-in-routes.tsx"), "signInRoutes"),
  },
};

const workInWorker = lateCode(() => import("./human-work/composition.ts"), "workInWorker");
const workBeside: HumanWork = async (task) => (await workInWorker())(task);

const browser = {
  storage: () => globalThis.localStorage,
  tab: () => globalThis.sessionStorage,
  page: () => globalThis.document,
  isSecure: globalThis.location?.protocol === "https:",
};
