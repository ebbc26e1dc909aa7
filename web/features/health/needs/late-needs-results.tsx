import { drawnFirst } from "#web/platform/late/drawn-first.tsx";
import { lateCode } from "#web/platform/late/late-code.ts";

const results = lateCode(() => import("./needs-results.tsx"), "NeedsResults");

/** What a day asks is no part of the first view: the form comes first. */
export const LateNeedsResults = drawnFirst({
  fromTheStart: import.meta.env.SSR || import.meta.env.DEV ? await results() : null,
  load: results,
  place: () => <></>,
});
