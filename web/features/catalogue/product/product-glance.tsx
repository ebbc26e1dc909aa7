import { lateCode } from "#web/platform/late/late-code.ts";
import { drawnFirst } from "#web/platform/late/drawn-first.tsx";

const rows = lateCode(() => import("./information/glance-rows.tsx"), "GlanceRows");

/** What a buyer asks before buying, answered beside the price. */
export const ProductGlance = drawnFirst({
  fromTheStart: import.meta.env.SSR || import.meta.env.DEV ? await rows() : null,
  load: rows,
  place: () => <></>,
});
