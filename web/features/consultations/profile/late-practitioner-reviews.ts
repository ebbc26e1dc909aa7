import { drawnFirst } from "#web/platform/late/drawn-first.tsx";
import { lateCode } from "#web/platform/late/late-code.ts";

const reviews = lateCode(() => import("./practitioner-reviews.tsx"), "PractitionerReviews");

/** Counting by stars and reading on stand below the first screen: too much for a profile's first view. */
export const LatePractitionerReviews = drawnFirst({
  fromTheStart: import.meta.env.SSR || import.meta.env.DEV ? await reviews() : null,
  load: reviews,
  place: () => null,
});
