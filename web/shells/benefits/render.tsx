import { linkPreview } from "#web/design/product-card/link-preview.ts";
import { rendererOf } from "#web/features/site/page/composition.ts";
import { routes } from "./routes.tsx";

/** A product as its pages show it, for whoever paints it. */
export const drawing = linkPreview;

export const render = rendererOf(routes);
