import { setImmediate as arrivalsWorkedOff } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { lookedUpTogether } from "#adapters/postgres/engine/looked-up-together.ts";

describe("what is looked up together", () => {
  it("is looked up once for all, each is told their own, and later askers are looked up anew", async () => {
    const lookUps: (readonly string[])[] = [];
    const nameOf = lookedUpTogether(async (keys: readonly string[]) => {
      lookUps.push(keys);
      return keys.map((key) => (key === "nobody" ? null : key.toUpperCase()));
    });
    expect(await Promise.all([nameOf("asha"), nameOf("nobody"), nameOf("ravi"), nameOf("asha")])).toEqual(["ASHA", null, "RAVI", "ASHA"]);
    const first = nameOf("meera");
    await arrivalsWorkedOff();
    expect(await Promise.all([first, nameOf("zoya")])).toEqual(["MEERA", "ZOYA"]);
    expect(lookUps).toEqual([["asha", "nobody", "ravi", "asha"], ["meera"], ["zoya"]]);
  });

  it("fails for all who asked, and for nobody after them", async () => {
    let fails = true;
    const nameOf = lookedUpTogether(async (keys: readonly string[]) => {
      if (fails) throw new Error("the line is cut");
      return keys;
    });
    const told = await Promise.allSettled([nameOf("asha"), nameOf("ravi")]);
    expect(told.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    fails = false;
    expect(await nameOf("asha")).toBe("asha");
  });
});
