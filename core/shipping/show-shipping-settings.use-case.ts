import { useCase } from "../shared/token.ts";
import { maker } from "../shared/use-case.ts";
import { Shipping } from "./shipping.port.ts";
import type { ShippingSettings } from "./shipping-settings.ts";

/** What shipping costs just now. Source: specification/shipping.md, Settings. */
export type ShowShippingSettings = () => Promise<ShippingSettings>;
export const ShowShippingSettings = useCase<ShowShippingSettings>("shipping", "ShowShippingSettings");

export const makeShowShippingSettings = maker(
  ShowShippingSettings,
  { shipping: Shipping },
  ({ shipping }) =>
    () =>
      shipping.settings(),
);
