import { ok, refused } from "../shared/result.ts";
import { useCase } from "../shared/token.ts";
import { maker } from "../shared/use-case.ts";
import { Subscriptions } from "./subscriptions.port.ts";
import { Clock } from "../shared/clock.port.ts";
import type { Result } from "../shared/result.ts";

/** Subscribes the address to which the key was sent. A repetition gets the same answer. Source: specification/content.md, Newsletter. */
export type ConfirmSubscription = (key: string) => Promise<Result<null, { readonly kind: "unknown-key" }>>;
export const ConfirmSubscription = useCase<ConfirmSubscription>("newsletter", "ConfirmSubscription");

export const makeConfirmSubscription = maker(
  ConfirmSubscription,
  { subscriptions: Subscriptions, now: Clock },
  ({ subscriptions, now }) =>
    async (key) =>
      (await subscriptions.confirm(key, now())) === null ? refused({ kind: "unknown-key" }) : ok(null),
);
