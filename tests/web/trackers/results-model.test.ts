import { describe, expect, it } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { ok, refused } from "#core/shared/result.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { ResultsModel } from "#web/features/trackers/results/results-model.ts";
import { now } from "#tests/fixtures.ts";
import type { KeptReading } from "#core/health/kept-results.port.ts";
import type { SavedResult } from "#core/trackers/results/saved-result.ts";
import type { SaveResult } from "#core/trackers/results/save-result.use-case.ts";

const asha = customerId("asha");
const result = { tool: "stress", formula: "stress@1", input: { answers: [2] }, answer: {}, at: now - 60_000, id: "r" };

function aModel({ isOfThisTab = true, save }: { readonly isOfThisTab?: boolean; readonly save?: SaveResult } = {}) {
  const saved: SavedResult[] = [];
  let onDevice: KeptReading = { kind: "kept", result, isOfThisTab };
  let isLost = false;
  const model = new ResultsModel(asha, "stress", {
    kept: {
      read: () => onDevice,
      put: () => true,
      forget: () => {
        onDevice = { kind: "none" };
      },
    },
    async list() {
      if (isLost) throw new PortUnavailable("the server", null);
      return [...saved];
    },
    save:
      save ??
      (async (_, made) => {
        if (isLost) throw new PortUnavailable("the server", null);
        const whole: SavedResult = { ...made, tool: "stress", answers: [] };
        saved.push(whole);
        return ok(whole);
      }),
    now: () => now,
  });
  return {
    model,
    onDevice: () => onDevice.kind,
    lose: (lost: boolean) => {
      isLost = lost;
    },
  };
}

describe("results of a tool over time", () => {
  it("take over what this tab just made, once, and the device holds it no more", async () => {
    const { model, onDevice } = aModel();
    await model.open();
    await model.look();
    expect([model.results.map(({ id }) => id), model.found, model.attaching, onDevice()]).toEqual([["r"], null, "none", "none"]);
    await model.look();
    expect([model.results.length, model.found]).toEqual([1, null]);
  });

  it("are on their way until what this tab just made has come back, and not none meanwhile", async () => {
    const { model } = aModel();
    expect(model.isComing).toBe(true);
    await model.open();
    expect(model.isComing).toBe(false);
    const attaching = model.look();
    while (model.results.length === 0) {
      expect(model.isComing).toBe(true);
      await Promise.resolve();
    }
    await attaching;
    expect([model.isComing, model.attaching]).toEqual([false, "none"]);
  });

  it("are none, and nothing is sent, before they are asked for and looked for", async () => {
    const { model, onDevice } = aModel();
    await model.attach();
    expect([model.state, model.results, model.found, model.attaching, onDevice()]).toEqual(["asking", [], null, "none", "kept"]);
  });

  it("are not found again while they are on their way", async () => {
    const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<SaveResult>>>();
    const { model } = aModel({ save: () => promise });
    const sending = model.look();
    expect(model.attaching).toBe("sending");
    model.leave();
    await model.look();
    expect(model.found).toBeNull();
    resolve(refused({ kind: "too-old" }));
    await sending;
    expect(model.attaching).toBe("refused");
  });

  it("ask whose it is where another tab made it; whoever says no leaves it to its owner", async () => {
    const { model, onDevice } = aModel({ isOfThisTab: false });
    await model.open();
    await model.look();
    expect([model.found?.id, model.results]).toEqual(["r", []]);
    model.leave();
    expect([model.found, onDevice()]).toEqual([null, "kept"]);
    await model.look();
    await model.attach();
    expect([model.results.map(({ id }) => id), onDevice()]).toEqual([["r"], "none"]);
  });

  it("lose nothing where the server can't be reached, and send one call while one is on its way", async () => {
    const { model, onDevice, lose } = aModel();
    lose(true);
    await model.open();
    expect(model.state).toBe("unavailable");
    await model.look();
    expect([model.attaching, model.found?.id, onDevice()]).toEqual(["failed", "r", "kept"]);
    lose(false);
    await Promise.all([model.attach(), model.attach(), model.look()]);
    expect([model.state, model.results.map(({ id }) => id), onDevice()]).toEqual(["come", ["r"], "none"]);
    lose(true);
    await model.open();
    expect([model.state, model.results.length]).toEqual(["come", 1]);
  });

  it("leave on the device what the server will never take", async () => {
    const { model, onDevice } = aModel({ save: async () => refused({ kind: "too-old" }) });
    await model.look();
    expect([model.attaching, onDevice()]).toEqual(["refused", "kept"]);
  });
});
