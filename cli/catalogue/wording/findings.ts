import { declarationNames } from "./declaration-names.ts";
import { printable } from "#cli/printing/columns.ts";
import { productFaultText } from "./product-fault.ts";
import type { ProductTrouble } from "#cli/database/composition.ts";
import type { Declaration } from "#core/catalogue/missing-information.ts";

/** What the doctor says of products' photographs. */
export const pictureFindingWords = {
  unnamedOrigin: (products: number, origin: string) =>
    `${products === 1 ? "1 product has" : `${products} products have`} photographs at ${origin}, which no page shows: PICTURE_ORIGINS does not name it.`,
  noAddress: (products: number, image: string) =>
    `${products === 1 ? "1 product has" : `${products} products have`} photographs such as ${image}, which no page shows: it is neither an https address nor a path.`,
} as const;

export const informationFindingText = (products: number, declaration: Declaration): string =>
  `${products === 1 ? "1 product that is sold does" : `${products} products that are sold do`} not tell ${declarationNames[declaration]}, which the law asks for: import them anew with it.`;

const products = (count: number): string => (count === 1 ? "1 product" : `${count} products`);

/** What lies wrong with stored products: whoever imports them anew is told the same. */
export function productFindingText(trouble: ProductTrouble): string {
  switch (trouble.kind) {
    case "seller-fault":
      return `${products(trouble.products)} such as ${trouble.slug}, GSTIN ${printable(trouble.gstin)}: ${productFaultText(trouble.fault)}.`;
    case "two-sellers":
      return `GSTIN ${printable(trouble.gstin)} has several sellers: ${trouble.names.map(printable).join(", ")}.`;
    case "number-twice":
      return `${products(trouble.products)} have the product id ${printable(trouble.number)}.`;
    case "price-above-mrp":
      return `Above the MRP, which is against the law: the price of ${products(trouble.products)} such as ${trouble.slug}.`;
    case "sellerless":
      return `Without a seller, so that nobody can buy them: ${products(trouble.products)} such as ${trouble.slug}.`;
  }
}
