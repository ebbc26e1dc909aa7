import { drawnFirst } from "#web/platform/late/drawn-first.tsx";
import { lateCode } from "#web/platform/late/late-code.ts";

const cards = lateCode(() => import("./practitioner-card.tsx"), "PractitionerCards");

/** Cards bring the words of the directory: too much for the first view of another page. */
export const LatePractitionerCards = drawnFirst({
  fromTheStart: import.meta.env.SSR || import.meta.env.DEV ? await cards() : null,
  load: cards,
  place: () => null,
});
