import { drawnFirst } from "#web/platform/late/drawn-first.tsx";
import { lateCode } from "#web/platform/late/late-code.ts";

const cards = lateCode(() => import("#web/features/consultations/directory/practitioner-card.tsx"), "PractitionerCards");

/** The directory's cards bring its words: too much for a page's first view. */
export const LatePractitionerCards = drawnFirst({
  fromTheStart: import.meta.env.SSR || import.meta.env.DEV ? await cards() : null,
  load: cards,
  place: () => null,
});
