import { describe, expect, inject, it } from "vitest";
import { accessibilityFaults } from "../harness/accessibility-faults.ts";
import { fetchFromShop, idOf } from "../harness/fetch-from-shop.ts";
import { bearerOf, newcomer } from "../harness/bearer-token.ts";
import { visitors } from "../harness/visitors.ts";

const { customer } = visitors();

/** As before they met, whatever an earlier try left: a block ends all that was between two people. */
async function unmet(one: string, other: string): Promise<void> {
  const user_id = await idOf(await bearerOf(inject("shop"), one));
  const bearer = await bearerOf(inject("shop"), other);
  for (const path of ["/user/blockUser", "/user/unblockUser"]) await fetchFromShop(bearer, "PUT", path, { user_id });
}

describe("two people of Fitbook", () => {
  it("find each other, follow, and part for good with a block [rt-people] [rt-fitbookuserprofile-id]", { tags: ["long"] }, async () => {
    await unmet("5555500009", "5555500003");
    const [bhavesh, farah] = [
      await customer("5555500009", { width: 390, line: "bad" }),
      await customer("5555500003", { width: 390, line: "bad" }),
    ]; // What both have open asks for what is missing then.
    const his = await bhavesh.tab("/people");
    const find = async (name: string) => {
      await his.getByLabel("Name", { exact: true }).fill(name);
      await his.getByRole("button", { name: "Search", exact: true }).click();
    };
    await find("farrah");
    const found = his.getByRole("list", { name: "Find people" });
    const focused = () => his.evaluate(() => document.activeElement?.getAttribute("aria-label"));
    for (const [act, instead] of [
      ["Follow", "Cancel request"],
      ["Cancel request", "Follow"],
      ["Follow", "Cancel request"],
    ] as const) {
      await found.getByRole("button", { name: `${act}: Farah Siddiqui` }).click(); // Those whom he asked have a list of their own, with the same button.
      await expect.poll(focused).toBe(`${instead}: Farah Siddiqui`);
    }
    await found.getByText("Requested").waitFor();
    expect(await accessibilityFaults(his, "main")).toEqual([]);

    const hers = await farah.tab("/people");
    await hers.getByRole("button", { name: "Accept: Bhavesh Shah" }).click();
    await hers.getByRole("button", { name: "Accept: Bhavesh Shah" }).waitFor({ state: "detached" });
    const address = await his.getByRole("link", { name: "Farah Siddiqui" }).first().getAttribute("href");
    await his.goto(address ?? "");
    await his.getByRole("button", { name: "Unfollow: Farah Siddiqui" }).waitFor();

    await hers.goto("/fitbookUserProfile");
    await hers.getByRole("heading", { name: "Farah Siddiqui" }).waitFor(); // What stands below it has its place then.
    await hers.getByRole("radio", { name: "Followers", exact: true }).check();
    await hers.getByRole("link", { name: "Bhavesh Shah" }).click();
    await hers.getByRole("button", { name: "Block: Bhavesh Shah" }).click();
    await hers.getByRole("alertdialog").getByRole("button", { name: "Block", exact: true }).click();
    await hers.getByText("Blocked. Neither of you sees the other any more.", { exact: false }).waitFor();

    await his.goto("/people");
    await find("Farah");
    await his.getByText("Nobody called “Farah” was found.").waitFor();
    await expect.poll(() => his.locator("main").getByText("Farah Siddiqui").count()).toBe(0);
  });

  it("begin with a choice of how they are seen [rt-fitbookuserprofile]", async () => {
    // What is made ready for people of Fitbook is refused to whoever has not entered.
    const page = await (await customer(newcomer(), { width: 390, line: "bad" })).tab("/fitbookUserProfile");
    await page.getByRole("button", { name: "Enter Fitbook" }).waitFor();
    expect(await accessibilityFaults(page, "main")).toEqual([]);
    await page.getByLabel("Date of birth").fill("1991-07-07");
    await page.getByRole("button", { name: "Enter Fitbook" }).click();
    await page.getByRole("heading", { name: "Naina Sethi" }).waitFor();
    expect(await accessibilityFaults(page, "main")).toEqual([]);
  });

  it("share, like, answer and lose what is deleted until it is put back [rt-fitbook] [rt-fitbookpost]", async () => {
    const [asha, farah] = [await customer("5555500001", { width: 390, line: "bad" }), await customer("5555500003", { width: 390 })]; // Asha asks for what is missing.
    const words = `Lodi garden, twice round ${crypto.randomUUID()}`;
    const hers = await farah.tab("/fitbook");
    await hers.getByText("can read this.", { exact: false }).waitFor();
    await hers.getByLabel("What would you like to share?").fill(words);
    await hers.getByRole("radio", { name: "Everybody in Fitbook" }).click(); // While the page wakes up, it is chosen a moment later.
    await hers.getByText("Everybody who is in Fitbook can read this.").waitFor();
    await hers.getByRole("button", { name: "Share", exact: true }).click();
    await hers.getByText("Shared.", { exact: true }).waitFor();
    expect(await accessibilityFaults(hers, "main")).toEqual([]);

    const others = await asha.tab("/fitbook");
    const post = others.getByRole("article").filter({ hasText: words });
    await post.getByRole("button", { name: "Like: post by Farah Siddiqui" }).click();
    await post.getByText("1 like").waitFor();
    const address = (await post.getByRole("link", { name: "Comments: post by Farah Siddiqui" }).getAttribute("href")) ?? "";
    await others.goto(address);
    await others.getByLabel("Write a comment").fill("Count me in");
    await others.getByRole("button", { name: "Comment", exact: true }).click();
    await others.getByRole("list", { name: "Comments" }).getByText("Count me in").waitFor();
    expect(await accessibilityFaults(others, "main")).toEqual([]);

    await hers.getByRole("button", { name: /^Notifications, \d+ new$/ }).click(); // Without a reload: it was pushed.
    const bell = hers.getByRole("dialog", { name: "Notifications" });
    await bell.getByRole("link", { name: "Asha Kulkarni liked your post" }).first().waitFor();
    await bell.getByRole("link", { name: "Asha Kulkarni commented on your post" }).first().click();
    await hers.getByRole("list", { name: "Comments" }).getByText("Count me in").waitFor();

    await hers.goto(address);
    await hers.getByRole("button", { name: "Reply to Asha Kulkarni" }).click();
    await hers.getByLabel("Your reply to Asha Kulkarni").fill("Sunday at six");
    await hers.getByRole("button", { name: "Reply", exact: true }).click();
    await hers.getByRole("list", { name: "Comments" }).getByText("Sunday at six").waitFor();
    await others.goto("/notification");
    await others.getByRole("link", { name: "Farah Siddiqui replied to your comment" }).first().waitFor();
    expect(await accessibilityFaults(others, "main")).toEqual([]);
    await hers.getByRole("button", { name: "Delete: post by Farah Siddiqui" }).click();
    await hers.getByText("Your post is deleted.").waitFor();
    await others.getByRole("link", { name: "Farah Siddiqui replied to your comment" }).first().click(); // Told before it was deleted.
    await others.getByRole("heading", { name: "This isn't available." }).waitFor();
    await hers.getByRole("button", { name: "Undo" }).click();
    await hers.getByRole("article", { name: "Post by Farah Siddiqui" }).waitFor();
    await others.goto(address);
    await others.getByRole("list", { name: "Comments" }).getByText("Sunday at six").waitFor();
  });
});
