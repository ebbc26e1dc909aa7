import { pictureOrigin } from "#core/catalogue/shown-pictures.ts";
import { onDatabase } from "#cli/database/composition.ts";
import { warning } from "#cli/doctor/finding.ts";
import { pictureFindingWords } from "./wording/findings.ts";
import type { PictureOrigins } from "#core/catalogue/shown-pictures.ts";
import type { Check } from "#cli/doctor/check.ts";
import type { Finding } from "#cli/doctor/finding.ts";

const MOST = 10;

/** Products' photographs, once the tables are as this program reads them. */
export const checkPictures: Check = async ({ db, settings, isUpToDate }) =>
  isUpToDate ? pictureFindings(await onDatabase.pictureSites(db), settings.pictureOrigins) : [];

/** Photographs of products that no page shows; of the first few sites that they lie at. */
function pictureFindings(
  sites: readonly { readonly image: string; readonly products: number }[],
  origins: PictureOrigins,
): readonly Finding[] {
  return sites
    .map(({ image, products }) => ({ image, products, origin: pictureOrigin(image) }))
    .filter(({ origin }) => origin === null || !origins.includes(origin))
    .slice(0, MOST)
    .map(({ image, products, origin }) =>
      warning(
        "photographs",
        origin === null ? pictureFindingWords.noAddress(products, image) : pictureFindingWords.unnamedOrigin(products, origin),
      ),
    );
}
