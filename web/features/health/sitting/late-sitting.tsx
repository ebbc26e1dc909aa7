import { drawnFirst } from "#web/platform/late/drawn-first.tsx";
import { lateCode } from "#web/platform/late/late-code.ts";

const results = lateCode(() => import("./sitting-results.tsx"), "SittingResults");

/** Only pages that a form was sent to have it, and those are of browsers without script. */
export const LateSitting = drawnFirst({
  fromTheStart: import.meta.env.SSR || import.meta.env.DEV ? await results() : null,
  load: results,
  place: () => <></>,
});
