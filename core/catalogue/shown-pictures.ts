import { token } from "../shared/token.ts";

/** Origins beside the shop's own from which pages may show pictures: "https://pictures.example". */
export type PictureOrigins = readonly string[];
export const PictureOrigins = token<PictureOrigins>("PictureOrigins");

/** Those of a product's pictures that pages may show, in their order, none twice. */
export type ShownPictures = (images: readonly string[]) => readonly string[];

const OWN = /^\/(?![/\\])[^\s\\]*$/;
/** Whoever is on the same machine may do without https. */
const ELSEWHERE = /^(https:\/\/[a-z\d.-]+(?::\d+)?|http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?)(?:[/?#][^\s\\]*)?$/;

/** Where a picture comes from: "own" is the shop itself, else an origin; null: what is told is no address of a picture. */
export const pictureOrigin = (address: string): string | null => (OWN.test(address) ? "own" : (ELSEWHERE.exec(address)?.[1] ?? null));

export function shownPictures(origins: PictureOrigins): ShownPictures {
  const shown = new Set<string | null>(["own", ...origins]);
  return (images) => [...new Set(images)].filter((image) => shown.has(pictureOrigin(image)));
}

/** Where no origin is named. */
export const ownPictures: ShownPictures = shownPictures([]);

/** What stands beside others is shown by its first picture alone. */
export const firstPicture = (shown: ShownPictures, images: readonly string[]): readonly string[] =>
  images.length === 0 ? images : shown(images).slice(0, 1);
