import "#tests/web/browser-setup.ts";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { DevicePush } from "#core/devices/push/device-push.port.ts";
import { PushAddresses } from "#core/devices/push/push-addresses.port.ts";
import { PushToDevice } from "#core/devices/push/push-to-device.use-case.ts";
import { PushSender } from "#core/devices/push/push-sender.port.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { Sessions } from "#core/identity/sessions.port.ts";
import { SetReminders } from "#core/trackers/reminders/set-reminders.use-case.ts";
import { PushHereModel, pushHereNeeds } from "#web/features/trackers/reminding/push-here-model.ts";
import { composeMemory } from "#tests/composition.ts";
import { now } from "#tests/fixtures.ts";
import { asha, openAsAsha } from "#tests/web/customers-window.tsx";
import { lateNeeds } from "#tests/web/platform/late-needs.ts";
import type { PushAddress } from "#core/devices/push/push-address.ts";
import type { Container } from "inversify";

// The pretended browser has no locks.
Object.defineProperty(navigator, "locks", { configurable: true, value: { request: (_: string, work: () => Promise<void>) => work() } });

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "serviceWorker");
});

const KEY = "the server's key";
const ADDRESS: PushAddress = { endpoint: "https://fcm.googleapis.com/fcm/send/phone", p256dh: "p", auth: "a" };

/** A device that begins and ends as it is told, and notes it. */
class Device implements DevicePush {
  ready: ReturnType<DevicePush["readiness"]> = "ready";
  has: PushAddress | null = null;
  gives: PushAddress | null = ADDRESS;
  readonly asked: string[] = [];
  readiness() {
    return this.ready;
  }
  async address() {
    return this.has;
  }
  async begin() {
    this.asked.push("begin");
    this.has = this.gives;
    return this.gives;
  }
  async end() {
    this.asked.push("end");
    this.has = null;
  }
}

/** Asha's model on a device, over the use cases in memory: the session of the device is a real one. */
async function aModel({ key = KEY as string | null, change = (_: Container) => {} } = {}) {
  const product = composeMemory();
  const device = new Device();
  product.rebind(PushSender).toConstantValue({ key, send: async () => "sent" });
  product.bind(DevicePush).toConstantValue(device);
  change(product);
  const { session } = await product.get(Sessions).open(asha, now);
  const model = new PushHereModel(asha, { ...lateNeeds(async () => product, pushHereNeeds), language: "hi" });
  // What a server reads from the bearer token.
  Reflect.set(session, "id", "this device");
  const kept = () => product.get(PushAddresses).ofCustomer(asha, now);
  return { model, device, kept, product };
}

describe("reminders on this device", () => {
  it("are off until a press, and then on where browser and server both say so", async () => {
    const { model, device, kept } = await aModel();
    await model.read();
    expect([model.state, device.asked]).toEqual(["off", []]); // Nobody is asked for leave by looking.
    await model.begin();
    expect([model.state, await kept()]).toEqual(["on", [{ ...ADDRESS, language: "hi" }]]);
    await model.read();
    expect(model.state).toBe("on");
    device.has = { ...ADDRESS, endpoint: "https://fcm.googleapis.com/fcm/send/another" };
    await model.read();
    expect(model.state).toBe("off");
    device.has = ADDRESS;
    await model.end();
    expect([model.state, device.has, await kept()]).toEqual(["off", null, []]);
  });

  it("say why a press switched nothing on", async () => {
    const { model, device, product, kept } = await aModel();
    await model.read();
    device.gives = null;
    await model.begin();
    expect([model.state, model.problem]).toEqual(["off", "not-given"]);
    device.ready = "refused";
    await model.begin();
    expect([model.state, model.problem]).toEqual(["refused", null]);
    device.ready = "ready";
    device.gives = { ...ADDRESS, endpoint: "https://10.0.0.1/x" };
    await model.read();
    await model.begin();
    expect([model.state, model.problem, device.has, await kept()]).toEqual(["off", "unknown-service", null, []]);
    product.rebind(PushToDevice).toConstantValue(() => Promise.reject(new PortUnavailable("the shop", null)));
    device.gives = ADDRESS;
    await model.begin();
    expect([model.state, model.problem, model.switching.state]).toEqual(["off", null, "unavailable"]);
  });

  it("say nothing where the server has no keys or is away", async () => {
    const { model } = await aModel({ key: null });
    await model.read();
    expect(model.state).toBe("absent");
    const away = new PushHereModel(asha, {
      ...lateNeeds(() => Promise.reject(new PortUnavailable("the shop", null)), pushHereNeeds),
      language: "en",
    });
    await away.read();
    expect(away.state).toBe("absent");
  });

  it("tell what this browser does not do, or does not allow", async () => {
    const { model, device } = await aModel();
    for (const ready of ["unsupported", "refused"] as const) {
      device.ready = ready;
      await model.read();
      expect(model.state).toBe(ready);
    }
  });
});

describe("the switch at the reminders of a tracker's page", () => {
  /** Asha's water, with a reminder, in a browser with workers and a push service. */
  async function water({
    key = KEY as string | null,
    permission = "default" as NotificationPermission,
    gives = ADDRESS as PushAddress | null,
  } = {}) {
    const browser: { has: PushAddress | null } = { has: null };
    const subscription = ({ endpoint, ...keys }: PushAddress) => ({
      options: { applicationServerKey: null },
      toJSON: () => ({ endpoint, keys }),
      async unsubscribe() {
        browser.has = null;
        return true;
      },
    });
    const pushManager = {
      getSubscription: async () => (browser.has === null ? null : subscription(browser.has)),
      async subscribe() {
        if (gives === null) throw new DOMException("", "AbortError");
        browser.has = gives;
        return subscription(gives);
      },
    };
    vi.stubGlobal("PushManager", class {});
    vi.stubGlobal("Notification", { permission, requestPermission: async () => "granted" });
    Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: { getRegistration: async () => ({ pushManager }) } });
    let addresses: PushAddresses | null = null;
    await openAsAsha("/watertracker", {
      change(product) {
        product.rebind(PushSender).toConstantValue({ key, send: async () => "sent" });
        addresses = product.get(PushAddresses);
        void product.get(SetReminders)(asha, { tracker: "water", times: [540] });
      },
    });
    await screen.findByRole("list", { name: "Times you set" });
    return { kept: async () => (await addresses?.ofCustomer(asha, now)) ?? [], browser };
  }
  const box = () => screen.findByRole<HTMLInputElement>("checkbox", { name: "Also on this device" });
  const press = async () => {
    const found = await box();
    await act(async () => {
      fireEvent.click(found);
    });
  };

  it("is off, and says what it does; a browser without push says what to do", async () => {
    await water();
    expect((await box()).checked).toBe(false);
    expect(screen.getByText(/as a notification that says “A reminder you set” and nothing more/)).toBeTruthy();
    cleanup();
    await water({ permission: "denied" });
    expect(await screen.findByText(/doesn’t allow notifications from this site/)).toBeTruthy();
    expect(screen.queryByRole("checkbox", { name: "Also on this device" })).toBeNull();
  });

  it("tells in its page where the browser gave no address", async () => {
    await water({ gives: null });
    await press();
    expect(await screen.findByText("Nothing was switched on. Please allow notifications when your browser asks.")).toBeTruthy();
    expect((await box()).checked).toBe(false);
  });

  it("is on after a press, and off after another", async () => {
    const { browser } = await water();
    await press();
    await vi.waitFor(async () => expect((await box()).checked).toBe(true));
    expect(browser.has).toEqual(ADDRESS);
    await press();
    await vi.waitFor(async () => expect((await box()).checked).toBe(false));
    expect(browser.has).toBeNull();
  });

  it("is not there where the server sends nothing", async () => {
    await water({ key: null });
    await act(async () => {
      await new Promise((next) => setTimeout(next, 50));
    });
    expect(screen.queryByRole("checkbox", { name: "Also on this device" })).toBeNull();
  });
});
