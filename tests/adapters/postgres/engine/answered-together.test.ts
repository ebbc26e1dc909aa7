import { setImmediate as arrivalsWorkedOff } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { answeredTogether } from "#adapters/postgres/engine/answered-together.ts";

describe("what is looked up together", () => {
  it("is looked up once for all, each is told their own, and later askers are looked up anew", async () => {
    const lookUps: (readonly string[])[] = [];
    const nameOf = answeredTogether(async (keys: readonly string[]) => {
      lookUps.push(keys);
      return keys.map((key) => (key === "nobody" ? null : key.toUpperCase()));
    });
    expect(await Promise.all([nameOf("asha"), nameOf("nobody"), nameOf("ravi"), nameOf("asha")])).toEqual(["ASHA", null, "RAVI", "ASHA"]);
    const first = nameOf("meera");
    await arrivalsWorkedOff();
    expect(await Promise.all([first, nameOf("zoya")])).toEqual(["MEERA", "ZOYA"]);
    expect(lookUps).toEqual([["asha", "nobody", "ravi", "asha"], ["meera"], ["zoya"]]);
  });

  it("gathers who asks while a look-up is under way, and looks them up after it", async () => {
    const under = Array.from({ length: 2 }, () => Promise.withResolvers<void>());
    const lookUps: (readonly string[])[] = [];
    const nameOf = answeredTogether(async (keys: readonly string[]) => {
      const nth = lookUps.push(keys) - 1;
      await under[nth]?.promise;
      return keys;
    });
    const requested = [nameOf("asha")];
    await arrivalsWorkedOff();
    for (const key of ["ravi", "meera"]) {
      requested.push(nameOf(key));
      await arrivalsWorkedOff();
    }
    expect(lookUps).toEqual([["asha"]]);
    for (const { resolve } of under) resolve();
    expect(await Promise.all(requested)).toEqual(["asha", "ravi", "meera"]);
    expect(lookUps).toEqual([["asha"], ["ravi", "meera"]]);
  });

  it("holds up nobody by a look-up that hangs", async () => {
    const nameOf = answeredTogether((keys: readonly string[]) =>
      keys.includes("hangs") ? new Promise<readonly string[]>(() => {}) : Promise.resolve(keys),
    );
    void nameOf("hangs");
    await arrivalsWorkedOff();
    expect(await nameOf("asha")).toBe("asha");
    expect(await Promise.all([nameOf("ravi"), nameOf("meera")])).toEqual(["ravi", "meera"]);
  });

  it("fails for all who asked, and for nobody after them", async () => {
    let fails = true;
    const nameOf = answeredTogether(async (keys: readonly string[]) => {
      if (fails) throw new Error("the line is cut");
      return keys;
    });
    const told = await Promise.allSettled([nameOf("asha"), nameOf("ravi")]);
    expect(told.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    fails = false;
    expect(await nameOf("asha")).toBe("asha");
  });
});
