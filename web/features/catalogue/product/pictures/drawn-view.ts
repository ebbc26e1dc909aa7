import { lateCode } from "#web/platform/late/late-code.ts";
import { createElement } from "react";
import { drawnFirst } from "#web/platform/late/drawn-first.tsx";
import type { PicturedProduct } from "./picture-view.ts";

type Drawn = { readonly product: PicturedProduct; readonly kind: "back" | "scale"; readonly className: string };

const drawing = lateCode(() => import("./other-drawing.tsx"), "OtherDrawing");

/** The drawn pictures beside that of the pack: no part of a first view. */
export const DrawnView = drawnFirst<Drawn>({
  fromTheStart: import.meta.env.SSR || import.meta.env.DEV ? await drawing() : null,
  load: drawing,
  place: ({ className }) =>
    createElement("svg", { className: `product-drawing ${className}`, viewBox: "0 0 240 280", "aria-hidden": true }),
});
