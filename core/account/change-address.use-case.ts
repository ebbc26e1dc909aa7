import { ok, refused } from "../shared/result.ts";
import { token } from "../shared/token.ts";
import { withChanged } from "./address.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { Result } from "../shared/result.ts";
import type { Address } from "./address.ts";
import type { Households } from "./households.port.ts";

export type UnknownAddress = { readonly kind: "unknown-address" };

/** Another customer's address is refused like one that does not exist. */
export type ChangeAddress = (customer: CustomerId, address: Address) => Promise<Result<null, UnknownAddress>>;
export const ChangeAddress = token<ChangeAddress>("ChangeAddress");

export function makeChangeAddress({ households }: { readonly households: Households }): ChangeAddress {
  return (customer, address) =>
    households.changeAddresses(customer, (book) => {
      const kept = withChanged(book, address);
      return { kept, outcome: kept === null ? refused({ kind: "unknown-address" }) : ok(null) };
    });
}
