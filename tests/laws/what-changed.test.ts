import { describe } from "vitest";
import { itHolds } from "./it-holds.ts";
import { causesSumToTheDifference, nothingChangedHasNoCause, onlyWhatWasReplacedIsACause } from "./what-changed-laws.ts";

describe("what changed", () => {
  itHolds(causesSumToTheDifference(), "", 2000);
  itHolds(onlyWhatWasReplacedIsACause(), "", 2000);
  itHolds(nothingChangedHasNoCause());
});
