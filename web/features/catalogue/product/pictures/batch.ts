import type { PicturedProduct } from "./picture-view.ts";

/**
 * The batch that is drawn on a pack: the product's own number, and the month until which its stock keeps. Null where either is not known.
 */
export function batchOf({ number, information: { bestBefore } }: Pick<PicturedProduct, "number" | "information">): string | null {
  if (number === null || bestBefore === null) return null;
  const [year = "", month = ""] = bestBefore.split("-");
  return `${number.split("-").at(-1) ?? ""}-${month}${year.slice(2)}`;
}
