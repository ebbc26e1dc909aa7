import { describe, expect, it } from "vitest";
import { visitors } from "./harness/visitors.ts";
import type { Page } from "playwright-core";
import type { Visit } from "./harness/visitors.ts";

const { customer } = visitors();

/** Somebody at a browser of their own, signed in, at an address. */
const tabOf = async (mobile: string, path: string, visit?: Visit): Promise<Page> => (await customer(mobile, visit)).tab(path);

describe("a customer's orders", () => {
  it("are printed on one page, without what can only be pressed", async () => {
    const page = await tabOf("5555500001", "/shop/orders");
    const newest = page.getByRole("list", { name: "Orders, the newest first" }).getByRole("listitem").first();
    for (const asked of ["filter=delivered", "search=Neti"]) {
      await page.goto(`/shop/orders?${asked}`); // The latter: one with a return and its refund.
      await newest.getByRole("link").click();
      await page.getByRole("heading", { level: 1, name: "Delivered" }).waitFor();
      await page.emulateMedia({ media: "print" });
      expect(await page.locator(".button:visible, .breadcrumb:visible, header.site-header:visible").count()).toBe(0);
      const pdf = (await page.pdf({ format: "A4", margin: { top: "1cm", right: "1cm", bottom: "1cm", left: "1cm" } })).toString("latin1");
      expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
      await page.emulateMedia({ media: "screen" });
    }
  });
});
