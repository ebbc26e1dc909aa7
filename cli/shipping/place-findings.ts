import { onDatabase } from "#cli/database/composition.ts";
import { warning } from "#cli/doctor/finding.ts";
import { placeFindingText } from "./words.ts";
import type { Check } from "#cli/doctor/check.ts";

/** Pincodes and addresses whose state is not theirs, once the tables are as this program reads them. */
export const checkPlaces: Check = async ({ db, isUpToDate }) =>
  isUpToDate ? (await onDatabase.placeTroubles(db)).map((trouble) => warning("pincodes", placeFindingText(trouble))) : [];
