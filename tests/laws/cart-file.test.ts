import { describe } from "vitest";
import { aPrintedCartReadsAsItWas } from "./cart-file-laws.ts";
import { itHolds } from "./it-holds.ts";

describe("the file of a cart", () => {
  itHolds(aPrintedCartReadsAsItWas(), "", 3000);
});
