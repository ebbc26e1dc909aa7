import { useCase } from "../shared/token.ts";
import { maker } from "../shared/use-case.ts";
import { PushTokens } from "./push-tokens.port.ts";
import type { CustomerId } from "../identity/customer-id.ts";

/**
 * Deletes a device's push token, for example on logging out there. Another customer's token stays.
 * Source: specification/account.md, Devices.
 */
export type RemovePushToken = (customer: CustomerId, pushToken: string) => Promise<null>;
export const RemovePushToken = useCase<RemovePushToken>("devices", "RemovePushToken");

export const makeRemovePushToken = maker(RemovePushToken, { tokens: PushTokens }, ({ tokens }) => async (customer, pushToken) => {
  await tokens.remove(customer, pushToken);
  return null;
});
