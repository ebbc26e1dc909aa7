import { exhibit } from "#web/gallery/exhibit.tsx";
import { say } from "#web/gallery/samples.ts";
import { Drawing } from "./drawing.tsx";
import { QrCode } from "./qr-code.tsx";
import type { Exhibit } from "#web/gallery/exhibit.tsx";

export const drawingExhibits: readonly Exhibit[] = [
  exhibit(Drawing, () => {
    const logo = { box: "0 0 206 50", className: "logo-drawing" } as const;
    const empty = { box: "0 0 200 140", className: "gallery-picture", label: null } as const;
    return {
      logo: { ...logo, name: "logo", label: say.shop },
      "logo of corporate benefits": { ...logo, name: "logo-corporate", label: null },
      leaf: { name: "leaf", box: "0 0 64 64", className: "gallery-mark", label: null },
      "empty-cart": { ...empty, name: "empty-cart" },
      "empty-search": { ...empty, name: "empty-search" },
      "empty-wishlist": { ...empty, name: "empty-wishlist" },
    };
  }),
  exhibit(QrCode, () => ({ "an address": { text: "https://niramaya.example/?invite=DEM00001", label: say.shop } })),
];
