import "#tests/web/browser-setup.ts";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { mobileIn } from "#core/identity/mobile.ts";
import { Sessions } from "#core/identity/sessions.port.ts";
import { ShowUser } from "#core/me/show-user.use-case.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { ok } from "#core/shared/result.ts";
import { SyncTrackers } from "#core/trackers/calls/sync-trackers.use-case.ts";
import { DeviceTrackers, NO_NOTES } from "#core/trackers/device/device-trackers.port.ts";
import { Trackers } from "#core/trackers/trackers.port.ts";
import { AllDependencies } from "#web/platform/late/all-dependencies.ts";
import { aGlass, aPut } from "#tests/builders/a-tracker-op.ts";
import { now } from "#tests/fixtures.ts";
import { asha, name, openAsAsha, press, putCustomer } from "#tests/web/customers-window.tsx";

// The pretended browser has no locks.
Object.defineProperty(navigator, "locks", { configurable: true, value: { request: (_: string, work: () => Promise<void>) => work() } });

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Asha on a page of her account, with two glasses of which the server was not told; "lost": it can't be told. */
async function withUnsent(line: "there" | "lost", sync: SyncTrackers | null = null) {
  vi.spyOn(console, "info").mockImplementation(() => {});
  const opened = await openAsAsha("/homeprofile", {
    change(product) {
      if (sync !== null) product.rebind(SyncTrackers).toConstantValue(sync);
      if (line === "lost") product.rebind(SyncTrackers).toConstantValue(() => Promise.reject(new PortUnavailable("the line", null)));
    },
  });
  const trackers = opened.product.get(Trackers);
  await trackers.setConsent(asha, true, now);
  const device = (await opened.keeper.get(AllDependencies)()).get(DeviceTrackers);
  for (const glass of [aPut(aGlass(250)), aPut(aGlass(500))]) await device.press(asha, glass);
  const waiting = async () => (await device.read(asha)).waiting.length;
  const sent = async () => (await trackers.pressesAfter(asha, "", 9)).length;
  return { ...opened, device, waiting, sent };
}

const question = (name: string) => screen.findByRole("alertdialog", { name });

describe("somebody who signs out while entries are not sent", () => {
  it("may send them first, and is signed out once that is done", async () => {
    const { session, waiting, sent } = await withUnsent("there");
    await press("Logout");
    await question("2 entries are not sent yet");
    expect(session.isSignedIn).toBe(true);
    await press("Send first, then sign out");
    await waitFor(() => expect(session.isSignedIn).toBe(false));
    expect([await waiting(), await sent()]).toEqual([0, 2]);
    expect(screen.queryByRole("alertdialog")).toBeNull();
  });

  it("may keep them until they sign in again", async () => {
    const { session, waiting, sent } = await withUnsent("there");
    await press("Logout");
    await screen.findByText("This device can't save all of it", { exact: false }); // The pretended browser has no store.
    await press("Keep until I sign in again");
    await waitFor(() => expect(session.isSignedIn).toBe(false));
    expect([await waiting(), await sent()]).toEqual([2, 0]);
  });

  it("may delete them", async () => {
    const { session, waiting, sent } = await withUnsent("lost");
    await press("Logout");
    await press("Delete and sign out");
    await waitFor(() => expect(session.isSignedIn).toBe(false));
    expect([await waiting(), await sent()]).toEqual([0, 0]);
  });

  it("hears that nothing could be sent, and may stay or keep it", async () => {
    const { session, waiting } = await withUnsent("lost");
    await press("Logout");
    await press("Send first, then sign out");
    await screen.findByText("That could not be sent. You can try again, or keep it here.");
    expect(session.isSignedIn).toBe(true);
    await press("Stay signed in");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect([session.isSignedIn, await waiting()]).toEqual([true, 2]);
    await press("Logout");
    await question("2 entries are not sent yet");
    await press("Keep until I sign in again");
    await waitFor(() => expect(session.isSignedIn).toBe(false));
    expect(await waiting()).toBe(2);
  });

  it("is told what the server did not take, before it is gone", async () => {
    const { session, waiting } = await withUnsent("there", async (_, ops) =>
      ok({
        accepted: ops.slice(1).map(({ op }) => op),
        refused: ops.slice(0, 1).map(({ op }) => ({ op, why: "too-old", range: null, units: null })),
        repeated: [],
        conflicts: [],
        at: now,
      }),
    );
    await press("Logout");
    await press("Send first, then sign out");
    await question("The rest has been sent");
    await screen.findByText(/1 entry could not be saved/);
    expect([session.isSignedIn, await waiting()]).toEqual([true, 0]);
    await press("Sign out");
    await waitFor(() => expect(session.isSignedIn).toBe(false));
  });

  it("is asked nothing where all is sent", async () => {
    const { session, device } = await withUnsent("there");
    const { waiting, visit } = await device.read(asha);
    await device.settle(asha, visit, { taken: waiting.map(({ op }) => op), dropped: [] });
    await press("Logout");
    await waitFor(() => expect(session.isSignedIn).toBe(false));
    expect(screen.queryByRole("alertdialog")).toBeNull();
  });

  it("leaves nothing but these to whoever is signed in in their place", async () => {
    const { session, device, product, memory } = await withUnsent("there");
    const ravi = customerId("ravi");
    putCustomer(memory, { id: ravi, name: name("Ravi Iyer"), mobile: mobileIn("9820012346") });
    await device.begin(asha, { sleep: now, exercise: null });
    expect((await device.read(asha)).begun.sleep).toBe(now);
    const user = await product.get(ShowUser)(ravi);
    if (user.kind === "refused") throw new RangeError("Ravi");
    session.signIn({ user: user.value, bearer: (await product.get(Sessions).open(ravi, now)).bearer });
    await waitFor(async () => expect((await device.read(ravi)).visit).not.toBeNull());
    const { waiting, ...left } = await device.read(asha);
    expect([waiting.length, { ...left, waiting: [] }]).toEqual([2, { ...NO_NOTES, inWindow: { presses: 2, begun: false } }]);
  });

  it("is signed out as the other tab did meanwhile", async () => {
    const { session } = await withUnsent("there");
    await press("Logout");
    await question("2 entries are not sent yet");
    session.forget();
    await press("Keep until I sign in again");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(session.isSignedIn).toBe(false);
  });
});
