import { describe, expect, it } from "vitest";
import { accessibilityFaults } from "../harness/accessibility-faults.ts";
import { visitors } from "../harness/visitors.ts";

const { customer } = visitors();

describe("two people in a group", () => {
  it("make it, come into it, and are sent away [rt-createfitbookgroup] [rt-fitbookgroupmembers-id] [rt-joingroup-id]", async () => {
    const [asha, farah] = [await customer("5555500001", { width: 390, line: "bad" }), await customer("5555500003", { width: 390 })];
    const name = `Evening yoga ${crypto.randomUUID()}`;
    const hers = await farah.tab("/createfitbookgroup");
    await hers.getByLabel("Name of the group").fill(name);
    expect(await accessibilityFaults(hers, "main")).toEqual([]);
    await hers.getByRole("button", { name: "Create group", exact: true }).click();
    await hers.getByRole("heading", { name }).waitFor();
    await hers.getByText("Open · 1 member").waitFor();
    const address = new URL(hers.url()).pathname;
    expect(await accessibilityFaults(hers, "main")).toEqual([]);

    const others = await asha.tab("/fitbookgroups");
    await others.getByRole("list", { name: "Open groups" }).getByRole("link", { name }).waitFor();
    expect(await accessibilityFaults(others, "main")).toEqual([]);
    await others.goto(address.replace("/fitbookgroups/", "/joingroup/"));
    await others.getByRole("button", { name: "Join", exact: true }).click();
    await others.getByRole("link", { name: "Go to the group" }).click();
    await others.getByText("Open · 2 members").waitFor();
    await others.getByLabel("What would you like to share?").fill("Mats are in the hall");
    await others.getByRole("button", { name: "Share", exact: true }).click();
    await others.getByText("Shared.", { exact: true }).waitFor();
    await others.getByRole("button", { name: "Leave", exact: true }).click();
    const dialog = others.getByRole("alertdialog", { name: "Leave this group?" });
    await dialog.getByRole("button", { name: "Cancel", exact: true }).click();
    await dialog.waitFor({ state: "detached" });

    await hers.goto(address);
    await hers.getByRole("article").filter({ hasText: "Mats are in the hall" }).waitFor();
    await hers.getByRole("link", { name: "Members", exact: true }).click();
    await hers.getByRole("button", { name: "Ban: Asha Kulkarni" }).waitFor();
    expect(await accessibilityFaults(hers, "main")).toEqual([]);
    await hers.getByRole("button", { name: "Ban: Asha Kulkarni" }).click();
    await hers.getByRole("checkbox", { name: "And take down their posts in this group" }).check();
    expect(await accessibilityFaults(hers, "dialog")).toEqual([]);
    await hers.getByRole("alertdialog").getByRole("button", { name: "Ban", exact: true }).click();
    await hers.getByRole("button", { name: "Ban: Asha Kulkarni" }).waitFor({ state: "detached" });
    await hers.goto(address);
    await hers.getByText("Open · 1 member").waitFor();
    await hers.getByLabel("What would you like to share?").waitFor();
    await expect.poll(() => hers.getByText("Mats are in the hall").count()).toBe(0);
    await hers.getByRole("link", { name: "Members", exact: true }).click();
    await others.goto(address);
    await others.getByRole("heading", { name: "This isn't available." }).waitFor();

    await hers.getByRole("link", { name: "Requests to join" }).click();
    await hers.getByText("No requests to answer.").waitFor();
    expect(await accessibilityFaults(hers, "main")).toEqual([]);
  });
});
