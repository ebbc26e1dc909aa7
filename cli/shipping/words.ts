import { NOTHING_CHANGED } from "#cli/wording/line-faults.ts";
import type { ImportPlan } from "#core/staff/import/import-plan.ts";
import type { PlaceTrouble } from "#cli/database/composition.ts";

const wholeNumber = new Intl.NumberFormat("en-IN");

export function pincodesPutText({ added, changed, unchanged }: ImportPlan, run: "dry" | "real"): string {
  const [count, counts] = [added + changed + unchanged, `${added} new, ${changed} changed, ${unchanged} as before`];
  if (run === "dry") return `It would be ${counts}. ${NOTHING_CHANGED}`;
  return count === 0 ? "There was no pincode to put.\n" : `${count === 1 ? "1 pincode" : `${wholeNumber.format(count)} pincodes`} put.\n`;
}

/** What the doctor says of pincodes: nothing that names a customer. */
export function placeFindingText(trouble: PlaceTrouble): string {
  const are = trouble.count === 1 ? "is" : "are";
  switch (trouble.kind) {
    case "places":
      return `${wholeNumber.format(trouble.count)} of the pincodes, such as ${trouble.pincode}, ${are} kept in another state than the one in which ${trouble.count === 1 ? "it lies" : "they lie"}: import them anew.`;
    case "addresses":
      return `${wholeNumber.format(trouble.count)} of the customers' addresses ${are} in another state than the pincode; their customers are asked at the next checkout.`;
  }
}
