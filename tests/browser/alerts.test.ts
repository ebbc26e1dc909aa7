import { randomUUID } from "node:crypto";
import { describe, expect, inject, it, onTestFinished } from "vitest";
import { accessibilityFaults, overflowOf } from "./harness/accessibility-faults.ts";
import { messageTo } from "./harness/messages.ts";
import { onCommandLine } from "./harness/on-command-line.ts";
import { plentifulProductAt } from "./harness/plentiful-products.ts";
import { setStock } from "./harness/set-stock.ts";
import { visitors } from "./harness/visitors.ts";

const { visitor } = visitors();

/** Whose alert is on already is asked nothing again: a second try is somebody else. */
const somebodysEmail = () => `waits-${randomUUID()}@example.in`;

/** As a member of staff does who does not want to wait for the next minute. */
const sendNow = () => onCommandLine(inject("shop"), "alert", "send");

describe("a visitor on a phone", () => {
  it("asks to be told of what is sold out, confirms by letter, and is told once it is back", async () => {
    const { id, slug, stock } = await plentifulProductAt(16);
    const email = somebodysEmail();
    await setStock(id, 0);
    onTestFinished(() => setStock(id, stock)); // A second try finds it in plenty again.
    const page = await (await visitor({ width: 390 })).tab(`/shop/product/${slug}`);
    const asked = Date.now();
    await page.waitForLoadState("networkidle"); // Until its code has come, the link leads to the plain form.
    await page.getByRole("link", { name: "Tell me when it is back" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("E-mail address").fill(email);
    expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);
    await dialog.getByRole("button", { name: "Tell me" }).click();
    await dialog.getByText("We've sent you an e-mail").waitFor();

    const [confirm = ""] = /\/alerts\/confirm\?token=[\w-]{43}/.exec(await messageTo(email, asked)) ?? [];
    await page.goto(inject("shop").address + confirm);
    await page.getByRole("button", { name: "Yes, tell me" }).click();
    await page.getByRole("heading", { name: "Your alert is on" }).waitFor();

    const back = Date.now();
    await setStock(id, stock);
    await sendNow();
    const news = await messageTo(email, back);
    expect(news).toContain("is back in stock");
    expect(news).toContain(`/shop/product/${slug}`);
    const [leave = ""] = /\/alerts\/leave\?token=[\w-]{43}/.exec(news) ?? [];
    await page.goto(inject("shop").address + leave);
    await page.getByRole("button", { name: "Switch off all my alerts" }).click();
    await page.getByRole("heading", { name: "Your alerts are switched off" }).waitFor();
  });

  it.each([
    ["what is sold out", { path: "/alerts/new?product=low-sugar-rise-flour", price: null, letter: "is back in stock" }],
    ["a price", { path: "/alerts/new?product=ashwagandha-churna", price: "₹ १००", letter: "costs ₹100 or less" }],
  ] as const)(
    "asks without script by a plain form for %s, and the letter's link is a plain form too",
    async (_, { path, price, letter }) => {
      const page = await (await visitor({ width: 390, scripts: "off" })).context.newPage();
      const email = somebodysEmail();
      await page.goto(path);
      const asked = Date.now();
      if (price !== null) await page.getByLabel("Your price, in rupees").fill(price);
      await page.getByLabel("E-mail address", { exact: true }).fill(email);
      expect(await overflowOf(page)).toBe(0);
      await page.getByRole("button", { name: "Tell me", exact: true }).click();
      await page.getByRole("heading", { name: "We have sent you an e-mail" }).waitFor();
      expect(page.url()).not.toContain("waits");
      const text = await messageTo(email, asked);
      expect(text).toContain(letter);
      const [confirm = ""] = /\/alerts\/confirm\?token=[\w-]{43}/.exec(text) ?? [];
      await page.goto(inject("shop").address + confirm);
      await page.getByRole("button", { name: "Yes, tell me" }).click();
      await page.getByRole("heading", { name: "Your alert is on" }).waitFor();
    },
  );
});

describe("a reader of Hindi", () => {
  it("is asked about a product by the name that its page has in Hindi", async () => {
    const page = await fetch(`${inject("shop").address}/alerts/new?product=ashwagandha-churna`, { headers: { cookie: "language=hi" } });
    expect(await page.text()).toMatch(/अश्वगंधा चूर्ण की कीमत आज ₹\d+ है/);
  });
});
