import { Container } from "inversify";
import { emailIn } from "#core/identity/email-address.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { mobileIn } from "#core/identity/mobile.ts";
import { payableId } from "#core/ledger/entry.ts";
import { SessionTelling } from "#web/platform/session/session-telling.ts";
import { sessionNeeds, SessionStore } from "#web/platform/session/session-store.ts";
import { ToastStore } from "#web/platform/toasts/toast-store.ts";
import { aSignedIn } from "#tests/builders/a-user.ts";
import { lateNeeds } from "#tests/web/platform/late-needs.ts";
import type { Customer } from "#core/identity/customer.ts";
import type { Token } from "#core/shared/token.ts";
import type { DeviceSession } from "#core/sign-in/session/device-session.port.ts";
import type { AllDependencies } from "#web/platform/late/all-dependencies.ts";

export const asha = customerId("asha");
export const order = payableId("order-1");

/** What a model stands on in these tests. */
export type Stage = {
  readonly allDependencies: AllDependencies;
  /** Has the shop answer a use case that way. */
  readonly answers: <T>(use: Token<T>, call: T) => void;
  readonly toasts: ToastStore;
  /** Asha's. */
  readonly session: SessionStore;
  /** Nobody's. */
  readonly visitor: SessionStore;
  /** Says that something has reached somebody outside of the model. */
  readonly tell: (what: string) => void;
  /** All that has: what was told, toasts, and where the window is led. */
  readonly told: () => readonly unknown[];
};

export function aStage(customer: Partial<Customer> = {}): Stage {
  const shop = new Container();
  shop.bind(SessionTelling).toConstantValue({ begun: async () => null, ended: async () => null });
  const allDependencies: AllDependencies = async () => shop;
  const toasts = new ToastStore();
  const [session, visitor] = [aSession(allDependencies, toasts), aSession(allDependencies, toasts)];
  session.signIn(aSignedIn({ id: asha, mobile: mobileIn("9820012345"), email: emailIn("asha@example.in"), ...customer }));
  const said: string[] = [];
  return {
    allDependencies,
    answers: (use, call) => void shop.bind(use).toConstantValue(call),
    toasts,
    session,
    visitor,
    tell: (what) => void said.push(what),
    told: () => [...said, ...toasts.toasts.map(({ news }) => news.kind), session.way, session.signInFor, session.customer],
  };
}

const aSession = (allDependencies: AllDependencies, toasts: ToastStore): SessionStore =>
  new SessionStore({ device: aDevice(), ...lateNeeds(allDependencies, sessionNeeds), toasts });

function aDevice(): DeviceSession {
  return {
    session: () => null,
    cookieToken: () => null,
    keep: () => {},
    recovery: () => null,
    keepRecovery: () => {},
    savedPath: () => null,
    savePath: () => {},
    mobileInHand: () => null,
    keepMobile: () => {},
    intent: () => null,
    keepIntent: () => {},
    sentCode: () => null,
    keepSentCode: () => {},
    pushToken: () => null,
    keepPushToken: () => {},
    closedSignIns: () => 0,
    countClosedSignIn: () => {},
    clear: () => {},
    followOtherTabs: () => () => {},
  };
}
