import { describe, expect, it } from "vitest";
import { plentifulProductAt } from "#tests/browser/harness/plentiful-products.ts";
import { addFromPage, cartLines } from "#tests/browser/harness/cart-page.ts";
import { visitors } from "#tests/browser/harness/visitors.ts";
import { kept, keeps, textKept } from "./kept-answers.ts";

const { visitor } = visitors();

describe("a visitor without a line", () => {
  it.each([
    [390, "/shop/products"],
    [390, "/privacy-policy"],
    [1280, "/shop"],
  ])("is told so over nothing that can be pressed, and nothing that is read moves: %i px of %s", async (width, path) => {
    const { context, tab } = await visitor({ width, line: "bad" });
    const page = await tab(path);
    const places = () =>
      page.locator("header a, main h1, main a, .list-bar").evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()));
    const before = await places();
    await context.setOffline(true);
    const notice = page.getByRole("status").getByText(/^You are offline/);
    await notice.waitFor();
    expect(await places()).toEqual(before);
    const { bottom, top } = await notice.evaluate((given) => given.getBoundingClientRect().toJSON());
    const bars = await page.locator(".list-bar:visible").evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
    expect(bottom).toBe(bars[0] ?? (await page.evaluate(() => innerHeight)));
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const end = await page.getByRole("contentinfo").evaluate((foot) => foot.getBoundingClientRect().bottom);
    expect(end).toBeLessThanOrEqual(top + 72); // The end of a page keeps 72 px free for a bar.
    await context.setOffline(false);
    await notice.waitFor({ state: "detached" });
  });

  it("reads what was seen, has the cart, and is told plainly of the rest; nothing of theirs is kept", async () => {
    const goods = await plentifulProductAt(6);
    const { context, tab } = await visitor({ keeping: "on", line: "bad" });
    const page = await tab("/shop/products?order=price-falling");
    await keeps(page, "/offline", "/shop/products?order=price-falling");

    // A page that the router drew, and one that was loaded.
    await page.getByRole("link", { name: goods.title, exact: true }).first().click();
    await page.getByRole("heading", { level: 1, name: goods.title }).waitFor();
    await keeps(page, `/shop/product/${goods.slug}`);
    await addFromPage(page, goods.title);
    await page.goto("/shop/cart");
    await page.getByRole("link", { name: goods.title }).first().waitFor();
    await keeps(page, "/shop/cart");

    // What is asked for in somebody's name goes past the worker's memory, even where everybody may ask for it.
    await page.evaluate(() => fetch("/api/shop/menu/list?menu=account", { headers: { authorization: "Bearer nobody" } }));
    await page.evaluate(() => fetch("/api/shop/menu/list?menu=tabs"));
    await keeps(page, "/api/shop/menu/list?menu=tabs");
    await page.goto("/shop/products?title=piles");
    await page.goto("/login");
    await page.getByRole("dialog", { name: "Sign in or sign up" }).waitFor();
    expect((await kept(page)).filter((address) => !address.startsWith("/assets/") && /account|piles|login/.test(address))).toEqual([]);

    await context.setOffline(true);
    await page.goto(`/shop/product/${goods.slug}`);
    await page.getByRole("heading", { level: 1, name: goods.title }).waitFor();
    await page.goto("/shop/cart");
    await page.getByRole("link", { name: goods.title }).first().waitFor();
    await expect.poll(() => cartLines(page)).toEqual([{ title: goods.title, quantity: 1 }]);
    await page.goto("/team");
    await page.getByRole("heading", { level: 1, name: "You're offline" }).waitFor();
    await page.getByText("or it is yours alone and not kept here").waitFor(); // A page of one's own that was seen says it too.

    // The page that was asked for comes by itself once there is a line again.
    await context.setOffline(false);
    await page.getByRole("heading", { level: 1, name: "Our team" }).waitFor();

    // Another language: what was kept in the former one is gone, and the page for when there is no line is there in the new one.
    await page.goto("/language/hi?back=/faq");
    await page.getByRole("heading", { level: 1, name: "आम सवाल" }).waitFor();
    await expect.poll(() => textKept(page, "/offline"), { timeout: 60_000 }).toContain('lang="hi"');
    await expect.poll(() => kept(page)).not.toContain(`/shop/product/${goods.slug}`);
  });
});
