import { ok, refused } from "../shared/result.ts";
import { token } from "../shared/token.ts";
import type { Clock } from "../shared/clock.port.ts";
import type { Result } from "../shared/result.ts";
import type { Subscriptions } from "./subscriptions.port.ts";

/** Subscribes the address to which the key was sent. A repetition gets the same answer. Source: specification/content.md, Newsletter. */
export type ConfirmSubscription = (key: string) => Promise<Result<null, { readonly kind: "unknown-key" }>>;
export const ConfirmSubscription = token<ConfirmSubscription>("ConfirmSubscription");

export const makeConfirmSubscription =
  ({ subscriptions, now }: { readonly subscriptions: Subscriptions; readonly now: Clock }): ConfirmSubscription =>
  async (key) =>
    (await subscriptions.confirm(key, now())) === null ? refused({ kind: "unknown-key" }) : ok(null);
