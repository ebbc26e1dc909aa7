import { paise } from "#core/shared/money.ts";
import { exhibit } from "#web/gallery/exhibit.tsx";
import { PriceTag } from "./price-tag.tsx";
import { StockLabel } from "./stock-label.tsx";
import type { Exhibit } from "#web/gallery/exhibit.tsx";

export const priceExhibits: readonly Exhibit[] = [
  exhibit(PriceTag, () => ({
    "below its MRP": { price: paise(19_900), mrp: paise(24_900) },
    "without an MRP": { price: paise(19_900), mrp: null },
    "at its MRP": { price: paise(24_900), mrp: paise(24_900) },
    free: { price: paise(0), mrp: null },
    "big, with paise": { price: paise(12_345_650), mrp: paise(24_900_000), size: "big" },
  })),
  exhibit(StockLabel, () => ({
    "in stock": { label: { kind: "in-stock" } },
    "few left": { label: { kind: "few-left", left: 3 } },
    "out of stock": { label: { kind: "out-of-stock" } },
  })),
];
