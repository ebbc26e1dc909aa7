import { token } from "../shared/token.ts";
import type { PricingRequest } from "./pricing-request.ts";

/** Writes what was priced as the file that `cart check` reads. Source: pricing, The cart check's contract. */
export type SupportFile = (request: PricingRequest) => string;
export const SupportFile = token<SupportFile>("SupportFile");
