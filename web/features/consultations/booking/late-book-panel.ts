import { drawnFirst } from "#web/platform/late/drawn-first.tsx";
import { lateCode } from "#web/platform/late/late-code.ts";

const panel = lateCode(() => import("./book-panel.tsx"), "BookPanel");

/** Booking brings forms: too much for a profile's first view. */
export const LateBookPanel = drawnFirst({
  fromTheStart: import.meta.env.SSR || import.meta.env.DEV ? await panel() : null,
  load: panel,
  place: () => null,
});
