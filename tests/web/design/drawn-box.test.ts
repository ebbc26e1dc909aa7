import { describe, expect, it } from "vitest";
import { drawnBox } from "#web/design/art/drawn-box.ts";

const heightOf = (size: string): number => Number(drawnBox(size).split(" ")[3]);

describe("the part of the plane that a drawing shows", () => {
  it("is the larger the less is in a pack, so that the pack looks smaller", () => {
    const sizes = ["2 kg", "500 g", "250 g", "100 g", "60 g", "25 g"].map(heightOf);
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
    expect(sizes[0]).toBe(280);
    expect(sizes.at(-1)).toBeLessThan(280 / 0.77);
    expect(heightOf("60 tablets")).toBeLessThan(heightOf("30 tablets"));
    expect([heightOf("1 kg"), heightOf("1 litre"), heightOf("1000 ml")]).toEqual([280, 280, 280]);
  });

  it("is the whole form where a size names no amount", () => {
    for (const size of ["1 piece", "paperback", "with 100 g salt", "", "१०० ग्राम"]) expect(drawnBox(size)).toBe("0 0 240 280");
  });

  it("keeps the ground where it is, so that packs stand in a line", () => {
    const share = (size: string) => {
      const [, top = 0, , height = 1] = drawnBox(size).split(" ").map(Number);
      return (258 - top) / height;
    };
    for (const size of ["25 g", "100 ml", "2 kg"]) expect(share(size)).toBeCloseTo(258 / 280, 2);
  });
});
