import { ok, refused } from "../shared/result.ts";
import { useCase } from "../shared/token.ts";
import { withoutAddress } from "./address.ts";
import { maker } from "../shared/use-case.ts";
import { servedAmong } from "./served-pincodes.ts";
import { DeliveryPlaces } from "../shipping/delivery-places.port.ts";
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
  { households: Households, places: DeliveryPlaces },
  ({ households, places }: { readonly households: Households; readonly places: Pick<DeliveryPlaces, "placeAt"> }) =>
    async (customer, id) => {
      const known = await households.addresses(customer);
      const isServed = await servedAmong(
        places,
        known.map(({ pincode }) => pincode),
      );
      return households.changeAddresses<Awaited<ReturnType<RemoveAddress>>>(customer, (book) => {
        const stored = withoutAddress(book, id, isServed);
        return { kept: stored, outcome: stored === null ? refused({ kind: "unknown-address" }) : ok(null) };
      });
    },
);
