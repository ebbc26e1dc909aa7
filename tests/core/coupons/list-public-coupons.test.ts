import { expect, it } from "vitest";
import { makeListPublicCoupons } from "#core/coupons/list-public-coupons.use-case.ts";
import { memoryCoupons } from "#adapters/memory/coupons.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { coupons } from "#tests/fixtures.ts";

it("anybody may see the public coupons for the web, in the order in which they are kept", async () => {
  const listed = await makeListPublicCoupons(memoryCoupons(Object.assign(new Memory(), { coupons })))();
  expect(listed.map(({ code }) => code)).toEqual(["WELCOME", "save10", "DIWALI", "MOMENT"]);
});
