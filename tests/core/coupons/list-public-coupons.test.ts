import { describe, expect, it } from "vitest";
import { makeListPublicCoupons } from "#core/coupons/list-public-coupons.use-case.ts";
import { memoryCoupons } from "#adapters/memory/coupons/coupons.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { coupons } from "#tests/fixtures.ts";

const list = makeListPublicCoupons({ coupons: memoryCoupons(Object.assign(new Memory(), { coupons })) });
const codes = async (name?: string) => (await list(name)).map(({ code }) => code);

describe("the coupons that anybody may see", () => {
  it("are the public ones for the web, in the order in which they are kept", async () => {
    expect(await codes()).toEqual(["WELCOME", "save10", "DIWALI", "MOMENT"]);
    expect(await codes(" ")).toEqual(["WELCOME", "save10", "DIWALI", "MOMENT"]);
  });

  it("are with a name those whose code holds it, trimmed and in any letter case", async () => {
    expect(await codes(" Av")).toEqual(["save10"]);
    expect(await codes("me")).toEqual(["WELCOME", "MOMENT"]);
    expect(await codes("SECRET")).toEqual([]);
  });
});
