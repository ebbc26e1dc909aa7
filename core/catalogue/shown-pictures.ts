import { token } from "../shared/token.ts";

/** Origins beside the shop's own from which pages may show pictures: "https://pictures.example". */
export type PictureOrigins = readonly string[];
export const PictureOrigins = token<PictureOrigins>("PictureOrigins");

/** The pictures of a product that pages may show, in their order, none twice. */
export type ShownPictures = (images: readonly string[]) => readonly string[];

const OWN = /^\/(?![/\\])[^\s\\]*$/;
/** Addresses on the same machine need no https. */
const ELSEWHERE = /^(https:\/\/[a-z\d.-]+(?::\d+)?|http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?)(?:[/?#][^\s\\]*)?$/;

/** The origin of a picture: "own" is the shop itself, else an origin; null: the text is not the address of a picture. */
export const pictureOrigin = (address: string): string | null => (OWN.test(address) ? "own" : (ELSEWHERE.exec(address)?.[1] ?? null));

export function shownPictures(origins: PictureOrigins): ShownPictures {
  const shown = new Set<string | null>(["own", ...origins]);
  return (images) => [...new Set(images)].filter((image) => shown.has(pictureOrigin(image)));
}

/** Used when no origin is configured. */
export const ownPictures: ShownPictures = shownPictures([]);

/** Lists show a product by its first picture alone. */
export const firstPicture = (shown: ShownPictures, images: readonly string[]): readonly string[] =>
  images.length === 0 ? images : shown(images).slice(0, 1);
