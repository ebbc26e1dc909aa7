import { describe, expect, it } from "vitest";
import { visitors } from "#tests/browser/harness/visitors.ts";
import { aFilledCart } from "./a-filled-cart.ts";

const { visitor } = visitors();

describe("a printed cart", () => {
  it("is its bill on one page, every figure explained", async () => {
    const page = await aFilledCart(visitor);
    await page.emulateMedia({ media: "print" });
    const bill = page.getByRole("region", { name: "Bill" });
    expect(await bill.getByText("Prices include GST.").isVisible()).toBe(true);
    for (const around of ["header", "footer", ".coupons", ".cart-lines"])
      expect(await page.locator(around).first().isVisible(), around).toBe(false);
    const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });
});
