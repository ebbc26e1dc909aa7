import { token } from "../shared/token.ts";
import type { ShippingSettings } from "./shipping-settings.ts";
import type { Shipping } from "./shipping.port.ts";

/** What shipping costs just now. Source: specification/shipping.md, Settings. */
export type ShowShippingSettings = () => Promise<ShippingSettings>;
export const ShowShippingSettings = token<ShowShippingSettings>("ShowShippingSettings");

export const makeShowShippingSettings =
  ({ shipping }: { readonly shipping: Shipping }): ShowShippingSettings =>
  () =>
    shipping.settings();
