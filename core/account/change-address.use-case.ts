import { ok, refused } from "../shared/result.ts";
import { contradictedState } from "../shipping/pincode-states.ts";
import { useCase } from "../shared/token.ts";
import { withChanged } from "./address.ts";
import { maker } from "../shared/use-case.ts";
import { servedAmong } from "./served-pincodes.ts";
import { DeliveryPlaces } from "../shipping/delivery-places.port.ts";
import { Households } from "./households.port.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { Result } from "../shared/result.ts";
import type { Address, PincodeElsewhere } from "./address.ts";

export type UnknownAddress = { readonly kind: "unknown-address" };

/**
 * Another customer's address is refused like one that does not exist. A pincode and a state that contradict each other are refused unless
 * both were kept so before: checkout asks about them. Source: specification/account.md, Addresses.
 */
export type ChangeAddress = (customer: CustomerId, address: Address) => Promise<Result<null, UnknownAddress | PincodeElsewhere>>;
export const ChangeAddress = useCase<ChangeAddress>("account", "ChangeAddress");

export const makeChangeAddress = maker(
  ChangeAddress,
  { households: Households, places: DeliveryPlaces },
  ({ households, places }: { readonly households: Households; readonly places: Pick<DeliveryPlaces, "placeAt"> }) =>
    async (customer, address) => {
      const known = await households.addresses(customer);
      const isServed = await servedAmong(places, [address.pincode, ...known.map(({ pincode }) => pincode)]);
      return households.changeAddresses<Awaited<ReturnType<ChangeAddress>>>(customer, (book) => {
        const before = book.find(({ id }) => id === address.id);
        const state = before?.pincode === address.pincode && before.state === address.state ? null : contradictedState(address);
        if (before !== undefined && state !== null) return { kept: null, outcome: refused({ kind: "pincode-elsewhere", state }) };
        const stored = withChanged(book, address, isServed);
        return { kept: stored, outcome: stored === null ? refused({ kind: "unknown-address" }) : ok(null) };
      });
    },
);
