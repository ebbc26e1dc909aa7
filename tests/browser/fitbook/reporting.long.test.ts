import { describe, expect, it } from "vitest";
import { barred } from "../harness/barred-from.ts";
import { newcomer } from "../harness/bearer-token.ts";
import { visitors } from "../harness/visitors.ts";
import type { Locator } from "playwright-core";

const { customer } = visitors();

describe("two people of Fitbook", () => {
  it("report a post in two presses by keyboard alone, find it on their page, and take it back", async () => {
    // What is made ready for people of Fitbook is refused to the reader, who has not entered yet.
    const [farah, reader] = [await customer("5555500003", { width: 390 }), await customer(newcomer(), { width: 390, line: "bad" })];
    const words = `A cure for all ${crypto.randomUUID()}`;
    const hers = await farah.tab("/fitbook");
    await hers.getByText("can read this.", { exact: false }).waitFor();
    await hers.getByLabel("What would you like to share?").fill(words);
    await hers.getByRole("radio", { name: "Everybody in Fitbook" }).check();
    await hers.getByText("Everybody who is in Fitbook can read this.").waitFor();
    await hers.getByRole("button", { name: "Share", exact: true }).click();
    await hers.getByText("Shared.", { exact: true }).waitFor();
    const address = await hers
      .getByRole("article")
      .filter({ hasText: words })
      .locator('a[href^="/fitbookPost"]')
      .first()
      .getAttribute("href");

    const page = await reader.tab(address ?? "");
    await page.getByLabel("Date of birth").fill("1991-07-07");
    await page.getByRole("button", { name: "Enter Fitbook" }).click();
    const report = page.getByRole("button", { name: "Report: post by Farah Siddiqui" });
    await report.press("Enter");
    const dialog = page.getByRole("dialog", { name: "What is wrong?" });
    await dialog.waitFor();
    expect(await barred(page, "dialog")).toEqual([]);
    await dialog.getByRole("button", { name: "A promised cure" }).press("Enter");
    await page.getByText("We have your report. We decide by", { exact: false }).waitFor();
    await dialog.waitFor({ state: "detached" });
    expect(await barred(page, "main")).toEqual([]);
    await page.getByRole("link", { name: "Reports and decisions" }).press("Enter");
    const back = page.getByRole("button", { name: "Withdraw: A post: A promised cure", exact: false });
    await back.waitFor();
    expect(await barred(page, "main")).toEqual([]);
    await back.press("Enter");
    await page.getByText("You haven't reported anything.").waitFor();
    await page.getByText("Your report is withdrawn.").waitFor();

    await page.goto(address ?? "");
    await page.goto((await page.getByRole("link", { name: "Farah Siddiqui" }).first().getAttribute("href")) ?? "");
    await hers.goto("/fitbookUserProfile");
    await hers.getByRole("link", { name: "View as somebody else" }).click();
    await hers.getByText("This is your profile as a stranger sees it.").waitFor();
    const [shown, seen] = [hers.getByRole("group", { name: "What they see" }), page.locator("main")];
    for (const place of [shown, seen]) await place.getByRole("article").filter({ hasText: words }).waitFor();
    expect(await barred(hers, "main")).toEqual([]);
    const textsOf = async (place: Locator) => [
      await place.locator(".fitbook-top").innerText(),
      await place.getByRole("list", { name: "Posts", exact: true }).innerText(),
    ];
    await expect.poll(() => textsOf(shown)).toEqual(await textsOf(seen));
    await hers.getByRole("link", { name: "Back to my profile" }).click();
    await hers.getByRole("link", { name: "View as somebody else" }).waitFor();
  });
});
