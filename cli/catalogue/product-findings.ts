import { onDatabase } from "#cli/database/composition.ts";
import { warning } from "#cli/doctor/finding.ts";
import { productFindingText } from "./wording/findings.ts";
import type { Check } from "#cli/doctor/check.ts";

/** Products that would not be taken from a file today, once the tables are as this program reads them. */
export const checkProducts: Check = async ({ db, isUpToDate }) =>
  isUpToDate ? (await onDatabase.productTroubles(db)).map((trouble) => warning("products", productFindingText(trouble))) : [];
