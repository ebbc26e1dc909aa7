import { textHash } from "./text-hash.ts";

/** "Turmeric & Co" to "turmeric-and-co". */
export const brandSlug = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll("&", "and")
    .replaceAll(/['’]/g, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

/** The class with a brand's colours; one that brands.css does not know leaves the shop's own. */
export const brandClass = (name: string): string => `brand-${brandSlug(name)}`;

/** A brand's goods come in three tones; a product keeps its own. */
export const toneClass = (title: string): string => ["tone-1", "tone-2", "tone-3"][textHash(title, 3)] ?? "tone-1";
