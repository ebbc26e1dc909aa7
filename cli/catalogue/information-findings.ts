import { onDatabase } from "#cli/database/composition.ts";
import { warning } from "#cli/doctor/finding.ts";
import { informationFindingText } from "./wording/findings.ts";
import type { Check } from "#cli/doctor/check.ts";

/** What the law asks to be told of products before they are bought, and how many that are sold do not tell it. */
export const checkInformation: Check = async ({ db, isUpToDate }) =>
  isUpToDate
    ? (await onDatabase.lackingProducts(db)).map(({ declaration, products }) =>
        warning("declarations", informationFindingText(products, declaration)),
      )
    : [];
