import { describe } from "vitest";
import { itHolds } from "./it-holds.ts";
import { nothingBetterThanWhatIf, whatIfFreesShipping, whatIfUnlocks } from "./what-if-laws.ts";

describe("what if", () => {
  itHolds(whatIfUnlocks(), "", 2000);
  itHolds(whatIfFreesShipping(), "", 2000);
  itHolds(nothingBetterThanWhatIf(), "", 4000);
});
