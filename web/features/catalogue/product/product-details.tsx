import { lateCode } from "#web/platform/late/late-code.ts";
import { drawnFirst } from "#web/platform/late/drawn-first.tsx";

const sections = lateCode(() => import("./details-sections.tsx"), "DetailsSections");

/** What the catalogue knows of a product: read below what is bought, and folded and unfolded by the browser itself. */
export const ProductDetails = drawnFirst({
  fromTheStart: import.meta.env.SSR || import.meta.env.DEV ? await sections() : null,
  load: sections,
  place: () => <></>,
});
