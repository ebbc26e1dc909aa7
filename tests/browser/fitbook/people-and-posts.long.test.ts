import { describe, expect, inject, it } from "vitest";
import { visitors } from "../harness/visitors.ts";

const { customer } = visitors();

describe("two people of Fitbook", () => {
  it("have all that can be done about a post in one line of a small phone, in either language", async () => {
    const asha = await customer("5555500001", { width: 360 });
    for (const [language, report] of [
      ["en", "Report"],
      ["hi", "शिकायत करें"],
    ] as const) {
      await asha.context.addCookies([{ name: "language", value: language, url: inject("shop").address }]);
      const page = await asha.tab("/fitbook");
      const post = page.getByRole("article").filter({ hasText: report }).first();
      await post.waitFor();
      const acts = await post.locator(".fitbook-acts").getByRole("button").or(post.locator(".fitbook-acts").getByRole("link")).all();
      const tops = await Promise.all(acts.map(async (act) => (await act.boundingBox())?.y));
      expect(tops.length).toBeGreaterThan(2);
      expect(new Set(tops).size, report).toBe(1);
    }
  });
  it("keep what they see, and their place in it, while the code of what they pressed is on its way", async () => {
    const asha = await customer("5555500001", { width: 390 });
    const code = Promise.withResolvers<void>();
    await asha.context.route(/notification-kinds|groups-left/, async (route) => {
      await code.promise;
      await route.continue();
    });
    const page = await asha.tab("/fitbookUserProfile");
    const choice = page.getByRole("radio", { name: "Notifications", exact: true });
    await choice.focus();
    await page.keyboard.press("Space");
    await page.getByRole("status", { name: "Getting Fitbook" }).or(page.getByText("Getting Fitbook")).first().waitFor();
    await expect.poll(() => choice.evaluate((radio) => document.activeElement === radio)).toBe(true);
    expect(await page.getByRole("heading", { name: "Asha Kulkarni" }).isVisible()).toBe(true);

    const others = await asha.tab("/people");
    await others.getByLabel("Name", { exact: true }).fill("Lakshmi Iyer");
    await others.getByRole("button", { name: "Search", exact: true }).click();
    await others.getByRole("list", { name: "Find people" }).getByRole("link", { name: "Lakshmi Iyer" }).first().click();
    await others.getByRole("button", { name: "Block: Lakshmi Iyer" }).click();
    await others.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).waitFor();
    expect(await others.getByRole("heading", { name: "Lakshmi Iyer", exact: true }).isVisible()).toBe(true);

    code.resolve();
    await page.getByRole("checkbox").first().waitFor();
  });
});
