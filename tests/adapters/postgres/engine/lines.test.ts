import { describe, expect, it } from "vitest";
import { Lines } from "#adapters/postgres/engine/lines.ts";

/** What is done when a test says so. */
function aDeed() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const action = { isBegun: false, resolve, reject };
  const act = () => {
    action.isBegun = true;
    return promise;
  };
  return { deed: action, act };
}

describe("those who want the same", () => {
  it("have it one after the other, in the order in which they came, whether it goes well or not", async () => {
    const lines = new Lines();
    const [first, second, third] = [aDeed(), aDeed(), aDeed()];
    const requested = [first, second, third].map(({ act }) => lines.after("seat", act));
    const begun = () => [first, second, third].map(({ deed }) => deed.isBegun);
    await expect.poll(begun).toEqual([true, false, false]);
    first.deed.reject(new TypeError("amiss"));
    await expect(requested[0]).rejects.toThrow("amiss");
    await expect.poll(begun).toEqual([true, true, false]);
    second.deed.resolve("second");
    expect(await requested[1]).toBe("second");
    third.deed.resolve("third");
    expect(await requested[2]).toBe("third");
    expect(await lines.after("seat", async () => "later")).toBe("later");
  });

  it("do not wait for those who want something else", async () => {
    const lines = new Lines();
    const { deed, act } = aDeed();
    const slow = lines.after("seat", act);
    expect(await lines.after("slot", async () => "at once")).toBe("at once");
    deed.resolve("done");
    expect(await slow).toBe("done");
  });

  it("are all told at once that the database can't be reached", async () => {
    const lines = new Lines();
    const { deed, act } = aDeed();
    const others = [aDeed(), aDeed()];
    const outcomes = Promise.allSettled([lines.after("seat", act), ...others.map((one) => lines.after("seat", one.act))]);
    const outage = new Error("timeout exceeded when trying to connect");
    deed.reject(outage);
    expect(await outcomes).toEqual([1, 2, 3].map(() => ({ status: "rejected", reason: outage })));
    expect(others.map((one) => one.deed.isBegun)).toEqual([false, false]);
    expect(await lines.after("seat", async () => "again")).toBe("again");
  });
});
