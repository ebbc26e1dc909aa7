import { describe, expect, it } from "vitest";
import { DevicePush } from "#core/devices/push/device-push.port.ts";
import { EndPushToDevice } from "#core/devices/push/end-push-to-device.use-case.ts";
import { PushToDevice } from "#core/devices/push/push-to-device.use-case.ts";
import { ShowPushHere } from "#core/devices/push/show-push-here.use-case.ts";
import { ok, refused } from "#core/shared/result.ts";
import { PushHereModel, pushHereNeeds } from "#web/features/trackers/reminding/push-here-model.ts";
import { aShop } from "#tests/web/a-shop.ts";
import { pending } from "#tests/web/platform/model-laws/answers.ts";
import { asha } from "#tests/web/platform/model-laws/stage.ts";
import { lateNeeds } from "#tests/web/platform/late-needs.ts";
import type { PushAddress } from "#core/devices/push/push-address.ts";

const address: PushAddress = { endpoint: "https://push.example/phone", p256dh: "p", auth: "a" };

/** A device whose browser is ready and reached nowhere yet, and a server with a key that knows of none. */
function aModel() {
  const shop = aShop();
  const device = {
    ready: "ready" as ReturnType<DevicePush["readiness"]>,
    has: null as PushAddress | null,
    gives: address as PushAddress | null,
    keys: [] as string[],
  };
  shop.answers(DevicePush, {
    readiness: () => device.ready,
    address: async (key) => {
      device.keys.push(key);
      return device.has;
    },
    begin: async (key) => {
      device.keys.push(key);
      device.has = device.gives;
      return device.gives;
    },
    end: async () => {
      device.has = null;
    },
  });
  shop.answer(ShowPushHere, { key: "key", endpoint: null });
  shop.answer(PushToDevice, ok(null));
  shop.answer(EndPushToDevice, null);
  return { ...shop, device, model: new PushHereModel(asha, { ...lateNeeds(shop.allDependencies, pushHereNeeds), language: "hi" }) };
}
const session = expect.objectContaining({ customer: asha });

describe("reminders on this device", () => {
  it("are not spoken of before the server was asked, nor where it sends none or can't be reached", async () => {
    const { model, answer, asked, device } = aModel();
    expect([model.state, model.problem]).toEqual(["absent", null]);
    answer(ShowPushHere, { key: null, endpoint: null }, "out");
    await model.read();
    expect([model.state, asked, device.keys]).toEqual(["absent", [[session]], []]);
    await model.read();
    expect([model.state, model.reading.state]).toEqual(["absent", "unavailable"]);
  });

  it("are on where browser and server name one address, and off where they don't", async () => {
    const { model, answer, device } = aModel();
    await model.read();
    expect([model.state, device.keys]).toEqual(["off", ["key"]]);
    answer(ShowPushHere, { key: "key", endpoint: address.endpoint });
    await model.read();
    expect(model.state).toBe("off");
    device.has = address;
    await model.read();
    expect(model.state).toBe("on");
    device.has = { ...address, endpoint: "https://push.example/other" };
    await model.read();
    expect(model.state).toBe("off");
  });

  it.each(["unsupported", "refused"] as const)("are %s where the browser is that", async (ready) => {
    const { model, device } = aModel();
    device.ready = ready;
    await model.read();
    expect([model.state, device.keys]).toEqual([ready, []]);
  });

  it("are switched on by a press, with the server's key and in the page's language", async () => {
    const { model, device, asked } = aModel();
    await model.read();
    await model.begin();
    expect([model.state, model.problem, device.keys, asked[1]]).toEqual([
      "on",
      null,
      ["key", "key"],
      [session, { ...address, language: "hi" }],
    ]);
  });

  it("stay off where the browser gives no address, and say so until the next press", async () => {
    const { model, device, asked, answer } = aModel();
    await model.read();
    device.gives = null;
    await model.begin();
    expect([model.state, model.problem, asked.length]).toEqual(["off", "not-given", 1]);
    const heard = pending<ReturnType<typeof ok<null>>>();
    answer(PushToDevice, heard.promise);
    device.gives = address;
    const again = model.begin();
    expect(model.problem).toBeNull();
    heard.answer(ok(null));
    await again;
    device.ready = "refused";
    device.gives = null;
    await model.begin();
    expect([model.state, model.problem]).toEqual(["refused", null]);
  });

  it("stay off where the server takes no such address, which the browser gives up then", async () => {
    const { model, device, answer } = aModel();
    answer(PushToDevice, refused({ kind: "no-push-service" }), refused({ kind: "no-push" }));
    await model.read();
    await model.begin();
    expect([model.state, model.problem, device.has]).toEqual(["off", "unknown-service", null]);
    await model.begin();
    expect([model.state, model.problem, device.has]).toEqual(["absent", null, null]);
  });

  it("stay as they were where nobody answers", async () => {
    const { model, answer } = aModel();
    answer(PushToDevice, "out");
    await model.read();
    await model.begin();
    expect([model.state, model.problem, model.switching.state]).toEqual(["off", null, "unavailable"]);
  });

  it("are off at once by another press, whether the server hears of it or not", async () => {
    const { model, device, answer, asked } = aModel();
    await model.begin();
    answer(EndPushToDevice, "out");
    await model.end();
    expect([model.state, device.has, model.switching.state, asked.at(-1)]).toEqual(["off", null, "ready", [session]]);
    device.gives = null;
    await model.begin();
    expect(model.problem).toBe("not-given");
    await model.end();
    expect(model.problem).toBeNull();
  });

  it("are not looked at while they are being switched", async () => {
    const { model, answer, asked } = aModel();
    const heard = pending<ReturnType<typeof ok<null>>>();
    answer(PushToDevice, heard.promise);
    const begun = model.begin();
    await model.read();
    heard.answer(ok(null));
    await begun;
    expect([model.state, asked.length]).toEqual(["on", 1]);
  });
});
