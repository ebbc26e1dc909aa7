import { token } from "../shared/token.ts";
import type { CustomerId } from "../identity/customer-id.ts";

/** One kind of what is kept of a customer, record by record. */
export type DataPart = { readonly name: string; readonly records: AsyncIterable<unknown> };

/** All that is kept of a customer, for themselves: no secret, and nothing of others but that there are ties. Read as it is asked for, never all at once. */
export type OwnData = {
  of(customer: CustomerId): readonly DataPart[];
};
export const OwnData = token<OwnData>("OwnData");
