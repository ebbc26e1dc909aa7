import type { Dosha } from "#core/health/tools/prakriti.ts";

/** In the order in which they are told everywhere. */
export const LEANINGS = ["vata", "pitta", "kapha"] as const satisfies readonly Dosha[];

/** Where it is told what a leaning means. Source: specification/trackers.md, Leanings. */
export const LEANING_ADDRESSES: Readonly<Record<Dosha, string>> = {
  vata: "/vatasummary",
  pitta: "/pittasummary",
  kapha: "/kaphasummary",
};
