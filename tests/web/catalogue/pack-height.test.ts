import { describe, expect, it } from "vitest";
import { drawnForms } from "#web/design/art/label-boxes.ts";
import { packHeight } from "#web/features/catalogue/product/pictures/pack-height.ts";
import { demoGoods } from "#tests/builders/demo-goods.ts";

describe("how tall a pack is", () => {
  it("grows with its weight, within bounds", () => {
    expect(packHeight("powder-tin", 150).millimetres).toBe(115);
    expect(packHeight("powder-tin", 1_200).millimetres).toBe(195);
    expect(packHeight("powder-tin", 100_000).millimetres).toBe(195);
    expect(packHeight("powder-tin", 1).millimetres).toBe(70);
    expect(packHeight("powder-tin", 0).millimetres).toBe(115);
    expect(packHeight("nobody drew it", 600).millimetres).toBe(170);
  });

  it("is plausible for everything in the demo, and known of every form that is drawn", () => {
    for (const { form, weight } of demoGoods) {
      const { millimetres } = packHeight(form, weight);
      expect([form, millimetres >= 40 && millimetres <= 700]).toEqual([form, true]);
    }
    const plain = JSON.stringify(packHeight("nobody drew it", 600));
    expect(drawnForms.filter((form) => form !== "care-box" && JSON.stringify(packHeight(form, 600)) === plain)).toEqual([]);
  });
});
