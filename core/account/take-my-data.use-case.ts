import { useCase } from "../shared/token.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { Result } from "../shared/result.ts";

/**
 * Everything that is stored about the customer as one JSON document in UTF-8, piece by piece. A piece may end in the middle of a character.
 * Source: specification/account.md, Own data.
 */
export type TakeMyData = (customer: CustomerId) => Promise<Result<AsyncIterable<Uint8Array>, { readonly kind: "too-many-exports" }>>;
export const TakeMyData = useCase<TakeMyData>("account", "TakeMyData");
