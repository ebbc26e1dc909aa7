import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { painter } from "#adapters/composition/server/pictures.ts";
import { drawnForms } from "#web/design/art/label-boxes.ts";
import { linkPreview } from "#web/design/product-card/link-preview.ts";
import { aProduct } from "#tests/fixtures.ts";

const paint = painter();
const churna = linkPreview(aProduct("Ashwagandha Churna", { brand: "Himshikhar", form: "powder-tin", size: "50 g" }));

const pixelsOf = async (picture: Uint8Array) => sharp(picture).raw().toBuffer();

/** How many pixels of two pictures differ clearly. */
async function differing(one: Uint8Array, other: Uint8Array): Promise<number> {
  const [a, b] = [await pixelsOf(one), await pixelsOf(other)];
  return a.filter((value, place) => Math.abs(value - (b[place] ?? 0)) > 40).length / 3;
}

describe("the picture of a product that is shared", () => {
  it("is a JPEG as large as other sites' cards ask for, and small enough for a message", async () => {
    const picture = await paint.painted(churna);
    const { format, width, height } = await sharp(picture).metadata();
    expect([format, width, height]).toEqual(["jpeg", 1200, 630]);
    expect(picture.length).toBeLessThan(100_000);
  });

  it("has its label written on it, whatever fonts the machine has", async () => {
    const [written, blank] = [await paint.painted(churna), await paint.painted({ ...churna, texts: [] })];
    expect(await differing(written, blank)).toBeGreaterThan(2_000);
    expect(/<text|font|var\(|<style/.test(churna.shapes)).toBe(false);
    const hindi = linkPreview(aProduct("अश्वगंधा चूर्ण", { form: "powder-tin" }));
    expect(await differing(await paint.painted(hindi), await paint.painted({ ...hindi, texts: [] }))).toBeGreaterThan(1_000);
  });

  it("wears its brand's colours, or the shop's own", () => {
    const unbranded = linkPreview(aProduct("Ashwagandha Churna", { brand: null }));
    expect([churna, unbranded].map(({ shapes }) => shapes.includes("#eaf2f4"))).toEqual([true, false]);
    expect(churna.texts[0]?.colour).not.toBe(unbranded.texts[0]?.colour);
  });

  it.each([...drawnForms, "a form that nobody drew"])("is drawn of %s", async (form) => {
    const picture = await paint.painted(linkPreview(aProduct("Triphala", { form })));
    const { channels } = await sharp(picture).stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(8); // Something stands on the paper.
  });

  it("says no more than its letters: what a title holds is never read as markup", async () => {
    const picture = await paint.painted(linkPreview(aProduct('</svg><script>"&', { brand: "<b>", size: "&amp;" })));
    expect((await sharp(picture).metadata()).width).toBe(1200);
  });
});
