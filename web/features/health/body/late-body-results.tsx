import { drawnFirst } from "#web/platform/late/drawn-first.tsx";
import { lateCode } from "#web/platform/late/late-code.ts";

const results = lateCode(() => import("./body-results.tsx"), "BodyResults");

/**
 * What comes of the form is drawn with the page where it was sent without script, else once somebody has typed: it is no part of the first
 * view.
 */
export const LateBodyResults = drawnFirst({
  fromTheStart: import.meta.env.SSR || import.meta.env.DEV ? await results() : null,
  load: results,
  place: () => <></>,
});
