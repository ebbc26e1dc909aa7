import { token } from "../shared/token.ts";
import type { CustomerId } from "../identity/customer-id.ts";

/** One kind of data that is stored about a customer, record by record. */
export type DataPart = { readonly name: string; readonly records: AsyncIterable<unknown> };

/**
 * Everything that is stored about a customer, for the customer. It contains no secret, and about others only that there are ties. It is
 * read piece by piece, never all at once.
 */
export type OwnData = {
  of(customer: CustomerId): readonly DataPart[];
};
export const OwnData = token<OwnData>("OwnData");
