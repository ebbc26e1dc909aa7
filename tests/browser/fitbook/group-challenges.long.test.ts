import { describe, expect, it } from "vitest";
import { barred } from "../harness/barred-from.ts";
import { visitors } from "../harness/visitors.ts";

const { customer } = visitors();

describe("two people in a group", () => {
  it("play a challenge that is for them alone, also when one of them leaves [rt-createchallenges] [rt-fitbookchallengedetails]", async () => {
    const [asha, farah] = [await customer("5555500001", { width: 390, line: "bad" }), await customer("5555500003", { width: 390 })];
    const gurpreet = await customer("5555500008", { width: 390, line: "bad" });
    const name = `Stair climbers ${crypto.randomUUID()}`;
    const hers = await farah.tab("/createfitbookgroup");
    await hers.getByLabel("Name of the group").fill(name);
    await hers.getByRole("button", { name: "Create group", exact: true }).click();
    await hers.getByText("This group has no challenge yet. Any member can create one.").waitFor();
    const group = new URL(hers.url()).pathname;
    await hers.getByRole("link", { name: "Create a challenge" }).click();
    await hers.getByText(`Only members of “${name}” see and join this challenge.`).waitFor();
    expect(await barred(hers, "main")).toEqual([]);
    await hers.getByLabel("Title").fill("Nine floors a day");
    await hers.getByRole("button", { name: "Create challenge", exact: true }).click();
    await hers.getByRole("link", { name: `A challenge of the group “${name}”` }).waitFor();
    const challenge = new URL(hers.url()).pathname;

    const others = await asha.tab(challenge);
    await others.getByRole("heading", { name: "This isn't available." }).waitFor();
    await others.goto(group);
    await others.getByRole("button", { name: "Join", exact: true }).click();
    await others.getByRole("list", { name: "Challenges of this group" }).getByRole("link", { name: "Nine floors a day" }).click();
    await others.getByRole("button", { name: "Join", exact: true }).click();
    await others.getByRole("button", { name: "Hide my name" }).waitFor();
    expect(await barred(others, "main")).toEqual([]);
    await others.goto(group);
    await others.getByRole("button", { name: "Leave", exact: true }).click();
    const dialog = others.getByRole("alertdialog", { name: "Leave this group?" });
    await dialog.getByRole("checkbox", { name: "Delete what I posted and commented in it too" }).check();
    await dialog.getByRole("button", { name: "Leave", exact: true }).click();
    await others.getByRole("button", { name: "Join", exact: true }).waitFor();
    await others.goto(challenge);
    await others.getByRole("button", { name: "Hide my name" }).waitFor();
    expect(await others.getByText(name).count()).toBe(0);

    const strangers = await gurpreet.tab(challenge);
    await strangers.getByRole("heading", { name: "This isn't available." }).waitFor();
  });
});
