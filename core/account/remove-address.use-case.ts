import { ok, refused } from "../shared/result.ts";
import { useCase } from "../shared/token.ts";
import { withoutAddress } from "./address.ts";
import { maker } from "../shared/use-case.ts";
import { Households } from "./households.port.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { Result } from "../shared/result.ts";
import type { AddressId } from "./address.ts";
import type { UnknownAddress } from "./change-address.use-case.ts";

/** Another customer's address is refused like one that does not exist. */
export type RemoveAddress = (customer: CustomerId, id: AddressId) => Promise<Result<null, UnknownAddress>>;
export const RemoveAddress = useCase<RemoveAddress>("account", "RemoveAddress");

export const makeRemoveAddress = maker(
  RemoveAddress,
  { households: Households },
  ({ households }) =>
    (customer, id) =>
      households.changeAddresses(customer, (book) => {
        const kept = withoutAddress(book, id);
        return { kept, outcome: kept === null ? refused({ kind: "unknown-address" }) : ok(null) };
      }),
);
