import { rupeesAndPaise } from "#cli/wording/rupees.ts";
import type { ProductFault } from "#core/catalogue/product-fault.ts";

/** Why a stored product would not be taken from a file today. */
export function productFaultText(fault: ProductFault): string {
  switch (fault.kind) {
    case "no-gstin":
      return "it is not made of 15 letters and digits as a GSTIN is";
    case "no-state":
      return `it begins with ${fault.code}, which is the code of no state`;
    case "wrong-check-letter":
      return `its last letter would have to be ${fault.expected}`;
    case "unknown-state":
      return "the seller's state is no state of India";
    case "gstin-of-another-state":
      return `it is registered in ${fault.state}, and the seller is said to be in another state`;
    case "price-above-mrp":
      return `the price is above the MRP of ${rupeesAndPaise(fault.mrp)}`;
  }
}
