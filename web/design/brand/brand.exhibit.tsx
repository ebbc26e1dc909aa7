import { exhibit } from "#web/gallery/exhibit.tsx";
import { long } from "#web/gallery/trial-texts.ts";
import { BrandLogo } from "./brand-logo.tsx";
import { BrandSign } from "./brand-sign.tsx";
import { BrandTile } from "./brand-tile.tsx";
import type { Exhibit } from "#web/gallery/exhibit.tsx";

export const brandExhibits: readonly Exhibit[] = [
  exhibit(BrandSign, () => ({
    "one word": { name: "Himshikhar", className: "gallery-picture" },
    long: { name: long.name, className: "gallery-picture" },
    Hindi: { name: "हिमशिखर", className: "gallery-picture" },
  })),
  exhibit(BrandLogo, () => ({
    "one word": { name: "Himshikhar", className: "gallery-picture" },
    "two words": { name: "Zafran House", className: "gallery-picture" },
    long: { name: long.name, className: "gallery-picture" },
    Hindi: { name: "हिमशिखर", className: "gallery-picture" },
  })),
  exhibit(
    BrandTile,
    () => ({
      "one product": { name: "Zafran House", products: 1 },
      many: { name: "Himshikhar", products: 1_234 },
      none: { name: "Himshikhar", products: 0 },
      long: { name: long.name, products: 12 },
    }),
    { room: "card" },
  ),
];
