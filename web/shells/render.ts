import { shell } from "#shell/composition.ts";
import { sides as pages } from "#sides/pages";
import { linkPreview } from "#web/design/product-card/link-preview.ts";
import { patternsOf, rendererOf } from "#web/features/site/page/composition.ts";

/** A product as its pages show it, for whoever paints it. */
export const drawing = linkPreview;

/** The patterns of its pages, by which their views are counted. */
export const patterns = () => patternsOf(shell);

export const render = rendererOf(shell, pages);
