import { cityTitle } from "#web/features/shipping/place/city-title.ts";
import { stateName } from "#web/design/state-name.ts";
import type { DeliveryAddress } from "#core/orders/order/checkout-facts.ts";

type Addressed = Pick<DeliveryAddress, "line1" | "line2" | "landmark" | "city" | "state" | "pincode">;

/** Where a parcel goes, line by line, as every page of an order tells it; what is empty is left out. */
export const addressLines = ({ line1, line2, landmark, city, state, pincode }: Addressed): readonly string[] =>
  [line1, line2, landmark, `${cityTitle(city)} ${pincode}`, stateName(state)].filter((line) => line !== "");
