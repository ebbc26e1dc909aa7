import { describe, expect, inject, it } from "vitest";
import { barred } from "../harness/barred-from.ts";
import { bearerOf } from "../harness/bearer-token.ts";
import { visitors } from "../harness/visitors.ts";
import type { Visitor } from "../harness/visitors.ts";

const { visitor } = visitors();

/** A demo customer at a browser of their own, signed in. */
async function customer(mobile: string): Promise<Visitor> {
  const person = await visitor({ width: 390 });
  await person.context.addCookies([{ name: "token", value: await bearerOf(inject("shop"), mobile), url: inject("shop").address }]);
  return person;
}

describe("two people in a challenge", () => {
  it("make it, join it, enter their days and stand on one board [rt-createchallenges] [rt-challengeleaderboard-id]", async () => {
    const [bhavesh, farah] = [await customer("5555500009"), await customer("5555500003")];
    const his = await bhavesh.tab("/createchallenges");
    const first = his.getByLabel("First day");
    await first.waitFor();
    const today = (await first.getAttribute("min")) ?? "";
    await his.getByLabel("Title").fill("Steps around the lake");
    await first.fill(today);
    expect(await barred(his, "main")).toEqual([]);
    await his.getByRole("button", { name: "Make challenge" }).click();
    await his.getByRole("heading", { name: "Steps around the lake" }).waitFor();
    const address = new URL(his.url()).pathname;
    await his.getByRole("button", { name: "Join", exact: true }).click();
    await his.getByLabel("How much (Steps)").fill("6400");
    await his.getByRole("button", { name: "Enter", exact: true }).click();
    await his.getByText("Entered.").waitFor();
    expect(await barred(his, "main")).toEqual([]);

    const hers = await farah.tab(address);
    await hers.getByRole("button", { name: "Join", exact: true }).click();
    await hers.getByLabel("How much (Steps)").fill("5760");
    await hers.getByRole("button", { name: "Enter", exact: true }).click();
    await hers.getByText("640 steps to the next higher place").waitFor();
    await hers.getByRole("link", { name: "Leaderboard" }).click();
    await hers.getByRole("cell", { name: "6,400 steps" }).waitFor();
    expect(await barred(hers, "main")).toEqual([]);
    await hers.getByRole("button", { name: "Around me" }).click();
    await hers.getByRole("row", { name: /2.*You.*5,760 steps/ }).waitFor();
  });
});
