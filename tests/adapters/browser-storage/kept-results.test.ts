import { describe, expect, it } from "vitest";
import { begunAnswersIn } from "#adapters/browser-storage/begun-answers.ts";
import { keptResultsIn } from "#adapters/browser-storage/kept-results.ts";
import type { KeptResult } from "#core/health/kept-results.port.ts";

const DAY = 24 * 60 * 60 * 1000;
const result: KeptResult = { tool: "body", formula: "bmi@1", input: { weight_kg: 70 }, answer: { bmi: null }, at: 5 * DAY, id: "1" };

function aStorage(stored: Record<string, string> = {}) {
  const items = new Map(Object.entries(stored));
  const storage: Storage = {
    length: 0,
    clear: () => items.clear(),
    key: () => null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, text) => void items.set(key, text),
    removeItem: (key) => void items.delete(key),
  };
  return { storage, items };
}
const shut = (): Storage => {
  throw new DOMException("denied", "SecurityError");
};

describe("a result that a device keeps", () => {
  it("is had back for 90 days, under the key of its tool, and forgotten leaves no key [ru-storage-results]", () => {
    const { storage, items } = aStorage();
    const tab = aStorage();
    const results = keptResultsIn(
      () => storage,
      () => tab.storage,
    );
    expect(results.read("body", 0)).toEqual({ kind: "none" });
    for (const tool of ["body", "prakriti", "stress"] as const) expect(results.put(tool, result)).toBe(true);
    expect([...items.keys()]).toEqual(["body_analysis", "prakriti_test", "stress_test"]);
    expect(results.read("body", 95 * DAY - 1)).toEqual({ kind: "kept", result, isOfThisTab: true });
    const inAnotherTab = keptResultsIn(
      () => storage,
      () => aStorage().storage,
    );
    expect(inAnotherTab.read("body", 95 * DAY - 1)).toEqual({ kind: "kept", result, isOfThisTab: false });
    expect(results.read("body", 95 * DAY)).toEqual({ kind: "none" });
    for (const tool of ["body", "prakriti", "stress"] as const) results.forget(tool);
    expect([...items.keys(), ...tab.items.keys()]).toEqual([]);
  });

  it.each(["{", "null", "[]", '{"tool":"body"}', JSON.stringify({ ...result, at: "now" }), JSON.stringify({ ...result, input: [] })])(
    "is dropped where it can't be read: %s",
    (text) => {
      const { storage, items } = aStorage({ stress_test: text });
      expect(keptResultsIn(() => storage, shut).read("stress", 0)).toEqual({ kind: "dropped" });
      expect(items.size).toBe(0);
    },
  );

  it("is none where storage is shut, which is told", () => {
    const results = keptResultsIn(shut, shut);
    expect([results.put("body", result), results.read("body", 0)]).toEqual([false, { kind: "none" }]);
    results.forget("body");
  });
});

describe("answers that somebody has begun", () => {
  it("are had back in the tab until they are forgotten; what is no list of texts is nothing", () => {
    const { storage, items } = aStorage({ stress_begun: '["1",2]', prakriti_begun: "{" });
    const begun = begunAnswersIn(() => storage);
    expect([begun.read("stress"), begun.read("prakriti")]).toEqual([null, null]);
    begun.put("prakriti", ["a", null]);
    expect(begun.read("prakriti")).toEqual(["a", null]);
    begun.forget("prakriti");
    begun.forget("stress");
    expect(items.size).toBe(0);
    begunAnswersIn(shut).put("stress", ["1"]);
    expect(begunAnswersIn(shut).read("stress")).toBeNull();
  });
});
