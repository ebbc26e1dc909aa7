import { token } from "../shared/token.ts";
import type { ShippingSettings } from "./shipping-settings.ts";

export type Shipping = {
  settings(): Promise<ShippingSettings>;
};
export const Shipping = token<Shipping>("Shipping");
