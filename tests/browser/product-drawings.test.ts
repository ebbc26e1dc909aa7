import { describe, expect, it } from "vitest";
import { drawnForm } from "#web/design/art/label-boxes.ts";
import { visitors } from "./harness/visitors.ts";
import type { Locator } from "playwright-core";

const { visitor } = visitors();
const lists = ["ayurveda", "unani", "accessories", "health package", "healthy food", "personal care"];

describe("the pictures of a list", () => {
  it.each(lists)("of %s are drawn, and no label runs over its box", async (slug) => {
    const page = await (await visitor({ scripts: "off" })).tab(`/shop/product-category/${encodeURIComponent(slug)}`);
    await page.evaluate(async () => {
      await document.fonts.ready;
    });
    await page.waitForFunction(() =>
      [...document.querySelectorAll("article svg.product-drawing use")].every(
        (use) => use instanceof SVGGraphicsElement && use.getBBox().width > 0,
      ),
    ); // Their file has come.
    const pictures = await page.locator("article svg.product-drawing").evaluateAll((found) =>
      found.map((picture) => {
        const drawing = picture.querySelector("use");
        const texts = [...picture.querySelectorAll("text")].map((text) => {
          const { x, width } = text.getBBox();
          return { text: text.textContent ?? "", x, width };
        });
        return { drawn: drawing?.getBBox().width ?? 0, form: drawing?.getAttribute("href")?.split("#f-")[1] ?? "", texts };
      }),
    );
    expect(pictures.length).toBeGreaterThan(15);
    for (const { drawn, form, texts } of pictures) {
      const { box } = drawnForm(form);
      expect(drawn, form).toBeGreaterThan(60); // An empty box would mean that the drawing never came.
      for (const { text, x, width } of texts) {
        expect(x, text).toBeGreaterThanOrEqual(box.x - 1);
        expect(x + width, text).toBeLessThanOrEqual(box.x + box.width + 1);
      }
    }
  });

  it("take their brand's colours, and without them the shop's own", async () => {
    const page = await (await visitor({ scripts: "off" })).tab("/shop");
    const picture = page.locator("article svg.product-drawing").first();
    await picture.scrollIntoViewIfNeeded();
    const inColours = await stillPicture(picture);
    await picture.evaluate((drawn) => drawn.setAttribute("class", "pic"));
    expect(inColours.equals(await stillPicture(picture))).toBe(false);
  });
});

/** What is seen once it does not change any more. */
async function stillPicture(of: Locator): Promise<Buffer> {
  let seen = await of.screenshot();
  await expect
    .poll(async () => {
      const before = seen;
      seen = await of.screenshot();
      return seen.equals(before);
    })
    .toBe(true);
  return seen;
}
