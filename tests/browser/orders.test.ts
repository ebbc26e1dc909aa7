import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { describe, expect, inject, it } from "vitest";
import { accessibilityFaults, overflowOf } from "./harness/accessibility-faults.ts";
import { bearerOf, newcomer } from "./harness/bearer-token.ts";
import { billFigures } from "./harness/cart-page.ts";
import { deliveredOrder, orderInCash } from "./harness/order-in-cash.ts";
import { visitors } from "./harness/visitors.ts";
import type { Page } from "playwright-core";
import type { Visit } from "./harness/visitors.ts";

const { customer } = visitors();

/** Somebody at a browser of their own, signed in, at an address. */
const tabOf = async (mobile: string, path: string, visit?: Visit): Promise<Page> => (await customer(mobile, visit)).tab(path);

const inPaise = (written: string): number => Math.round(Number(written.replace(/[^\d.]/g, "")) * 100);

/** How what a bill's figures are called begins, and what they are called on its invoices. */
const SAME_FIGURE = [
  ["Subtotal", "Amount, tax included"],
  ["Coupon", "Coupon"],
  ["Paying online", "Prepaid discount"],
  ["Shipping", "Shipping"],
  ["Rounding", "Round-off, not taxed"],
  ["Total", "Total"],
] as const;

describe("a customer's orders", () => {
  it("are found, cancelled in part by the keyboard on a phone, and their invoices sum to the bill, figure by figure [rt-shop-orders] [rt-shop-orders-id] [ep-order-cancel] [ep-order-invoice]", async () => {
    const mobile = newcomer();
    const number = await orderInCash(await bearerOf(inject("shop"), mobile), 2);
    const page = await tabOf(mobile, "/shop/orders", { width: 390 });
    await page.getByRole("searchbox", { name: "Search your orders" }).fill(number);
    await page.keyboard.press("Enter");
    await page.waitForURL(/search=/);
    await page.getByRole("listitem").filter({ hasText: number }).getByRole("link").click();
    await page.getByRole("heading", { level: 1, name: "Placed" }).waitFor();
    await page.reload();
    await page.getByRole("heading", { level: 1, name: "Placed" }).waitFor();
    expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);

    const bill = await billFigures(page);
    const papers = page.getByRole("region", { name: "Invoices" }).getByRole("link");
    const addresses = await papers.evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    expect(addresses.length).toBeGreaterThan(0);
    const invoiced = new Map<string, number>();
    for (const address of addresses) {
      await page.goto(address);
      const paper = page.getByRole("article", { name: "Tax invoice" });
      await paper.getByText(number).waitFor();
      const totals = paper.locator(".invoice-totals > div");
      for (const [label = "", figure = ""] of await totals.evaluateAll((rows) =>
        rows.map((row) => [...row.children].map((cell) => cell.textContent)),
      ))
        invoiced.set(label ?? "", (invoiced.get(label ?? "") ?? 0) + inPaise(figure ?? ""));
    }
    for (const [onBill, onPaper] of SAME_FIGURE) {
      const [, figure = "0"] = Object.entries(bill).find(([label]) => label.startsWith(onBill)) ?? [];
      expect([onBill, invoiced.get(onPaper) ?? 0]).toEqual([onBill, inPaise(figure)]);
    }
    expect(await overflowOf(page)).toBe(0);
    await page.goBack();

    await page.goto("/shop/orders");
    await page.getByRole("listitem").filter({ hasText: number }).getByRole("link").click();
    const cancel = page.getByRole("button", { name: /^Cancel (?!the order)/ });
    await cancel.first().focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Cancel" });
    await dialog.getByText("Deducted from what you pay on delivery").waitFor();
    expect(await accessibilityFaults(page, "dialog.dialog")).toEqual([]);
    await dialog.getByLabel("Why?").selectOption("I found it cheaper");
    await dialog.getByRole("button", { name: "Yes, cancel" }).focus();
    await page.keyboard.press("Enter");
    const refund = page.getByRole("region", { name: "No refund" });
    await refund.getByText("You cancelled: I found it cheaper").waitFor();
    await refund.locator("summary").click();
    await expect.poll(() => cancel.count()).toBe(1);
    await page.getByRole("link", { name: /^Credit note/ }).waitFor();
    expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);
  });

  it("are returned with a picture, and a paper comes as the PDF that its page is [ep-return-request] [ep-return-image-product] [ep-order-invoice]", async () => {
    const mobile = newcomer(); // Whoever has returned it in a first try returns it no more.
    await deliveredOrder(await bearerOf(inject("shop"), mobile));
    const page = await tabOf(mobile, "/shop/orders?filter=delivered");
    const returnable = page.getByRole("list", { name: "Orders, the newest first" }).getByRole("listitem").first();
    await returnable.getByRole("link").click();
    await page.getByRole("heading", { level: 1, name: "Delivered" }).waitFor();
    await page.getByRole("link", { name: "Return", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "Return something" }).waitFor();
    await page
      .getByRole("button", { name: /^Return one .* more$/ })
      .first()
      .click();
    await page.getByText("It is damaged or leaking").click();
    await page.getByRole("region", { name: "What you get back" }).getByText("You get back", { exact: true }).first().waitFor();
    const picture = async (background: string) =>
      sharp({ create: { width: 2_600, height: 1_800, channels: 3, background } })
        .jpeg()
        .toBuffer();
    await page.getByLabel("Add: the product").setInputFiles([
      { name: "broken.jpg", mimeType: "image/jpeg", buffer: await picture("#c96") },
      { name: "label.jpg", mimeType: "image/jpeg", buffer: await picture("#369") },
    ]);
    await page.getByRole("img", { name: "Picture 2: the product" }).waitFor();
    await expect.poll(() => page.getByText("Sent", { exact: true }).count()).toBe(2);
    await page.getByRole("button", { name: "Remove picture 2: the product" }).click();
    expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);
    await page.getByRole("button", { name: "Request return" }).click();
    await page.getByRole("heading", { name: "Return requested" }).waitFor();
    await page.getByRole("link", { name: "Back to the order" }).click();
    await page.getByRole("region", { name: "Return 1" }).getByText("with 1 picture").waitFor();

    await page.getByRole("region", { name: "Invoices" }).getByRole("link").first().click();
    const paper = page.getByRole("article", { name: "Tax invoice" });
    await paper.waitFor();
    const coming = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download PDF" }).click();
    const file = await coming;
    const bytes = await readFile(await file.path());
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
    expect(file.suggestedFilename()).toMatch(/^[A-Z]{3}I-\d{4}-\d{6}\.pdf$/);
    expect([await accessibilityFaults(page), await overflowOf(page)]).toEqual([[], 0]);
  });
});
