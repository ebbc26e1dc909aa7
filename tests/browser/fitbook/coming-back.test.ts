import { describe, expect, inject, it } from "vitest";
import { bearerOf, newcomer } from "../harness/bearer-token.ts";
import { fetchFromShop } from "../harness/fetch-from-shop.ts";
import { visitors } from "../harness/visitors.ts";

const { visitor } = visitors();

/** Somebody new who has entered Fitbook and follows nobody. */
async function somebody() {
  const bearer = await bearerOf(inject("shop"), newcomer(), "Kiran Rao");
  const show = { about: "everybody", lists: "followers", badges: "followers" };
  await fetchFromShop(bearer, "POST", "/fitbook/profile", { name: "Kiran Rao", about: "", show, findable: true, birthdate: "1991-07-07" });
  return visitor({ width: 390, bearer });
}

describe("whoever comes back to a list of Fitbook", () => {
  it("finds the posts that they had chosen, as far as they had read, where they left them [rt-fitbook]", async () => {
    const page = await (await somebody()).tab("/fitbook");
    const discover = page.getByRole("radio", { name: "Discover" });
    await discover.check();
    const posts = page.getByRole("article");
    await expect.poll(() => posts.count()).toBe(20);
    await page.waitForURL(/\/fitbook\?list=discover$/);
    await page.getByRole("button", { name: "Show more" }).click();
    await expect.poll(() => posts.count()).toBeGreaterThan(20);
    const address = await page
      .getByRole("link", { name: /^Comments: post by / })
      .nth(22)
      .getAttribute("href");
    const comments = page.locator(`main a.button[href="${address}"]`); // Others of this run may share something meanwhile.
    await comments.scrollIntoViewIfNeeded();
    const top = async () => (await comments.boundingBox())?.y ?? -1;
    const left = await top();
    await comments.click();
    await page.getByLabel("Write a comment").waitFor();
    await page.goBack();
    await expect.poll(() => posts.count()).toBeGreaterThan(20);
    expect(await discover.isChecked()).toBe(true);
    await expect.poll(async () => Math.abs((await top()) - left)).toBeLessThan(3);

    await page.reload();
    await posts.first().waitFor();
    expect(await discover.isChecked()).toBe(true);
    await page.getByRole("radio", { name: "People and groups I follow" }).check();
    await page.waitForURL(/\/fitbook$/);
  });

  it("finds the challenges that they had chosen [rt-fitbookchallenges]", async () => {
    const page = await (await somebody()).tab("/fitbookchallenges");
    const coming = page.getByRole("radio", { name: "Upcoming" });
    await coming.check();
    await page.waitForURL(/\/fitbookchallenges\?list=upcoming$/);
    const link = page.getByRole("list", { name: "Upcoming" }).getByRole("link").first();
    const title = await link.innerText();
    await link.click();
    await page.getByRole("heading", { name: title, level: 2 }).waitFor();
    await page.goBack();
    await page.getByRole("list", { name: "Upcoming" }).waitFor();
    expect(await coming.isChecked()).toBe(true);
  });
});
