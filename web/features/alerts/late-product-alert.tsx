import { drawnFirst } from "#web/platform/late/drawn-first.tsx";
import { lateCode } from "#web/platform/late/late-code.ts";

const productAlert = lateCode(() => import("./product-alert.tsx"), "ProductAlert");

/**
 * A product page's way to an alert: a plain link, which works without script. What opens a dialog in its place is no part of the first
 * view.
 */
export const LateProductAlert = drawnFirst({
  fromTheStart: import.meta.env.SSR || import.meta.env.DEV ? await productAlert() : null,
  load: productAlert,
  place: () => <></>,
});
