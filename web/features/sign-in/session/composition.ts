import { HumanWork } from "#core/sign-in/human-check/human-work.port.ts";
import { DeviceSession } from "#core/sign-in/session/device-session.port.ts";
import { deviceSessionIn } from "#adapters/browser-storage/device-session.ts";
import { make } from "#adapters/composition/make.ts";
import { lateCode } from "#web/platform/late/late-code.ts";
import { needsIn } from "#web/platform/late/needs.ts";
import { Viewer } from "#web/platform/window/viewer.ts";
import { ToastStore } from "#web/platform/toasts/toast-store.ts";
import { SessionStore, sessionNeeds } from "#web/platform/session/session-store.ts";
import type { Container } from "#adapters/composition/container.ts";

/** Binds who is signed in at a window, and whom the other features ask for that. */
export function bindSession(container: Container): void {
  if (!container.isBound(HumanWork)) container.bind(HumanWork).toConstantValue(workBeside);
  make(container, DeviceSession, () => deviceSessionIn(browser), {});
  const sessionOf = (needs: { readonly device: DeviceSession; readonly toasts: ToastStore }) =>
    new SessionStore({ ...needs, ...needsIn(container, sessionNeeds) });
  make(container, SessionStore, sessionOf, { device: DeviceSession, toasts: ToastStore });
  make(container, Viewer, ({ session }: { readonly session: SessionStore }): Viewer => session, { session: SessionStore });
}

const workInWorker = lateCode(() => import("#web/features/sign-in/human-work/composition.ts"), "workInWorker");
/** What an outside service asks is done in a page of its own; all else in a worker. */
const workInOwnPage = lateCode(() => import("#web/features/sign-in/human-work/composition.ts"), "workInOwnPage");
const workBeside: HumanWork = async (task) => ("page" in task ? (await workInOwnPage())(task) : (await workInWorker())(task));

const browser = {
  storage: () => globalThis.localStorage,
  tab: () => globalThis.sessionStorage,
  page: () => globalThis.document,
  isSecure: globalThis.location?.protocol === "https:",
};
