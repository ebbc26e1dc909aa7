import { useCase } from "../shared/token.ts";
import { maker } from "../shared/use-case.ts";
import { PushTokens } from "./push-tokens.port.ts";
import { Clock } from "../shared/clock.port.ts";
import type { CustomerId } from "../identity/customer-id.ts";

/** Stores the push token of the device on which a customer signed in. Source: specification/account.md, Devices. */
export type KeepPushToken = (customer: CustomerId, pushToken: string) => Promise<null>;
export const KeepPushToken = useCase<KeepPushToken>("devices", "KeepPushToken");

/** The most devices of one customer. */
const MOST = 20;

export const makeKeepPushToken = maker(
  KeepPushToken,
  { tokens: PushTokens, now: Clock },
  ({ tokens, now }) =>
    async (customer, pushToken) => {
      await tokens.keep(customer, pushToken, { at: now(), most: MOST });
      return null;
    },
);
