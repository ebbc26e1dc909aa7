import { beforeEach, describe, expect, it } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { mobileIn } from "#core/identity/mobile.ts";
import { ok } from "#core/shared/result.ts";
import { deviceSessionIn } from "#adapters/browser-storage/device-session.ts";
import { tellOfSession } from "#web/platform/session/tell-of-session.ts";
import { sessionNeeds, SessionStore } from "#web/platform/session/session-store.ts";
import { SessionTelling } from "#web/platform/session/session-telling.ts";
import { ToastStore } from "#web/platform/toasts/toast-store.ts";
import { ShowUser } from "#core/me/show-user.use-case.ts";
import { aSignedIn, aUser } from "#tests/builders/a-user.ts";
import { composeMemory } from "#tests/composition.ts";
import { lateNeeds } from "#tests/web/platform/late-needs.ts";

const device = deviceSessionIn({ storage: () => localStorage, tab: () => sessionStorage, page: () => document, isSecure: false });
const asha = customerId("asha");

/** A window whose browser has this subscription of its own; `told`: the push tokens that the server keeps and forgets. */
async function aWindow(subscription: string | null = null) {
  const server = composeMemory();
  server.rebind(ShowUser).toConstantValue(async () => ok(aUser({ id: asha })));
  const told: string[] = [];
  const noting = (what: string) => async (_: unknown, token: string) => {
    told.push(`${what} ${token}`);
    return null;
  };
  server.bind(SessionTelling).toConstantValue(
    tellOfSession({
      device,
      push: async () => subscription,
      devicePush: { end: async () => {} },
      keepPushToken: noting("keep"),
      removePushToken: noting("forget"),
      signOut: async () => null,
    }),
  );
  const session = new SessionStore({ device, ...lateNeeds(async () => server, sessionNeeds), toasts: new ToastStore() });
  await session.open();
  const signIn = () => session.signIn(aSignedIn({ id: asha }));
  return { session, signIn, told };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe("the mobile that is signed in with", () => {
  it("stands in the tab until somebody is signed in, and nowhere else [ru-storage-mobilenosession]", async () => {
    const { session, signIn } = await aWindow();
    const mobile = mobileIn("9820012345");
    if (mobile === null) throw new RangeError("no mobile");
    session.keepMobile(mobile);
    expect([sessionStorage.getItem("mobileNoSession"), localStorage.getItem("mobileNoSession")]).toEqual(["9820012345", null]);
    expect((await aWindow()).session.mobileInHand).toBe("9820012345");
    signIn();
    expect([session.mobileInHand, sessionStorage.getItem("mobileNoSession")]).toEqual([null, null]);
  });

  it("is none where something else stands there", async () => {
    sessionStorage.setItem("mobileNoSession", "<script>");
    expect((await aWindow()).session.mobileInHand).toBeNull();
  });
});

describe("closing sign-in", () => {
  it("offers help from the third time on, until somebody is signed in [ru-storage-popup-counter]", async () => {
    const { session, signIn } = await aWindow();
    const offered: boolean[] = [];
    for (let nth = 0; nth < 4; nth++) {
      session.askToSignIn("sign-in");
      offered.push(session.offersHelp);
      session.leaveSignIn();
    }
    session.leaveSignIn(); // It is closed already.
    expect([offered, localStorage.getItem("popup-count")]).toEqual([[false, false, false, true], "4"]);
    signIn();
    expect([session.offersHelp, localStorage.getItem("popup-count")]).toEqual([false, null]);
  });

  it("counts anew where what stands there is no count", async () => {
    const { session } = await aWindow();
    localStorage.setItem("popup-count", "-7");
    session.askToSignIn("sign-in");
    session.leaveSignIn();
    expect(localStorage.getItem("popup-count")).toBe("1");
  });
});

describe("the push token of a device", () => {
  it("is kept with sign-in and forgotten with signing out, also where the company's app put it there [ru-storage-firebase-token]", async () => {
    localStorage.setItem("firebase-token", "of-the-app");
    const { session, signIn, told } = await aWindow();
    signIn();
    await expect.poll(() => told).toEqual(["keep of-the-app"]);
    await session.signOut();
    expect(told).toEqual(["keep of-the-app", "forget of-the-app"]);
    expect(localStorage.getItem("firebase-token")).toBeNull();
  });

  it("is that of the browser's own subscription where there is one, and the one before it is forgotten too", async () => {
    const { session, signIn, told } = await aWindow("of-the-browser");
    signIn();
    await expect.poll(() => localStorage.getItem("firebase-token")).toBe("of-the-browser");
    localStorage.setItem("firebase-token", "of-before");
    await session.signOut();
    expect(told).toEqual(["keep of-the-browser", "forget of-before", "forget of-the-browser"]);
  });
});

describe("whose account can be had back", () => {
  it("stands under its own key beside the token [ru-storage-useridsession]", () => {
    device.keepRecovery({ bearer: "secret", leaver: asha });
    expect([localStorage.getItem("userIdSession"), localStorage.getItem("auth.for_account_recovery")]).toEqual([
      "asha",
      '{"token":"secret"}',
    ]);
    expect(device.recovery()).toEqual({ bearer: "secret", leaver: asha });
    device.keepRecovery(null);
    expect([device.recovery(), localStorage.getItem("userIdSession")]).toEqual([null, null]);
  });

  it("is known of a device of before, which kept both together", () => {
    localStorage.setItem("auth.for_account_recovery", '{"token":"secret","user":"asha"}');
    expect(device.recovery()).toEqual({ bearer: "secret", leaver: asha });
  });
});
