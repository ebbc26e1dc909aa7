import { declarationNames } from "./declaration-names.ts";
import type { Declaration } from "#core/catalogue/information/missing-information.ts";

/** What the doctor says of products' photographs. */
export const pictureFindingWords = {
  unnamedOrigin: (products: number, origin: string) =>
    `${products === 1 ? "1 product has" : `${products} products have`} photographs at ${origin}, which no page shows: PICTURE_ORIGINS does not name it.`,
  noAddress: (products: number, image: string) =>
    `${products === 1 ? "1 product has" : `${products} products have`} photographs such as ${image}, which no page shows: it is neither an https address nor a path.`,
} as const;

export const informationFindingText = (products: number, declaration: Declaration): string =>
  `${products === 1 ? "1 product that is sold does" : `${products} products that are sold do`} not tell ${declarationNames[declaration]}, which the law asks for: import them anew with it.`;
