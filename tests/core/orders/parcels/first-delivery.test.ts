import { describe, expect, it } from "vitest";
import { firstDelivery } from "#core/orders/parcels/first-delivery.ts";

describe("the first delivery of a product", () => {
  it("is the earliest of its parcels that came with it", () => {
    const parts = {
      products: ["tea", "oil", "tea"],
      lines: ["delivered", "cancelled", "partly-returned"],
      parcels: [
        { places: [0, 1], deliveredAt: 20 },
        { places: [2], deliveredAt: 10 },
      ],
    } as const;
    expect([firstDelivery(parts, "tea"), firstDelivery(parts, "oil"), firstDelivery(parts, "salt")]).toEqual([10, null, null]);
    expect(
      firstDelivery(
        {
          ...parts,
          parcels: [
            { places: [0, 1], deliveredAt: null },
            { places: [2], deliveredAt: null },
          ],
        },
        "tea",
      ),
    ).toBeNull();
    expect(firstDelivery({ ...parts, lines: ["returned", "cancelled", "lost"] }, "tea")).toBe(20);
    expect(firstDelivery({ ...parts, lines: ["came-back", "cancelled", "lost"] }, "tea")).toBeNull();
  });
});
