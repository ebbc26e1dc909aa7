import { token } from "../shared/token.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { Result } from "../shared/result.ts";

/** All that is kept of the customer as one JSON document in UTF-8, piece by piece as it comes. A piece may end within a letter. Source: specification/account.md, Own data. */
export type TakeMyData = (customer: CustomerId) => Promise<Result<AsyncIterable<Uint8Array>, { readonly kind: "too-many-exports" }>>;
export const TakeMyData = token<TakeMyData>("TakeMyData");
