import { pictureOrigin } from "#core/catalogue/shown-pictures.ts";
import { doctorWords } from "./words.ts";
import { warning } from "./finding.ts";
import type { PictureOrigins } from "#core/catalogue/shown-pictures.ts";
import type { Finding } from "./finding.ts";

const TOLD = 10;

/** Photographs of products that no page shows; of the first few sites that they lie at. */
export function pictureFindings(
  sites: readonly { readonly image: string; readonly products: number }[],
  origins: PictureOrigins,
): readonly Finding[] {
  return sites
    .map(({ image, products }) => ({ image, products, origin: pictureOrigin(image) }))
    .filter(({ origin }) => origin === null || !origins.includes(origin))
    .slice(0, TOLD)
    .map(({ image, products, origin }) =>
      warning("photographs", origin === null ? doctorWords.noAddress(products, image) : doctorWords.unnamedOrigin(products, origin)),
    );
}
