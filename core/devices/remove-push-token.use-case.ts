import { token } from "../shared/token.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { PushTokens } from "./push-tokens.port.ts";

/**
 * Deletes a device's push token, for example on logging out there. Another customer's token stays.
 * Source: specification/account.md, Devices.
 */
export type RemovePushToken = (customer: CustomerId, pushToken: string) => Promise<null>;
export const RemovePushToken = token<RemovePushToken>("RemovePushToken");

export const makeRemovePushToken =
  ({ tokens }: { readonly tokens: PushTokens }): RemovePushToken =>
  async (customer, pushToken) => {
    await tokens.remove(customer, pushToken);
    return null;
  };
