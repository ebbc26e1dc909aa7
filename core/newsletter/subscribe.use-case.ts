import { networkOf } from "../identity/network.ts";
import { ok, refused } from "../shared/result.ts";
import { useCase } from "../shared/token.ts";
import { maker } from "../shared/use-case.ts";
import { ConfirmationLetter, Subscriptions } from "./subscriptions.port.ts";
import { Limits } from "../shared/limits.port.ts";
import { Clock } from "../shared/clock.port.ts";
import type { EmailAddress } from "../identity/email-address.ts";
import type { Caller } from "../identity/session.ts";
import type { Limit } from "../shared/limits.port.ts";
import type { Result } from "../shared/result.ts";

/**
 * Asks for the newsletter. A letter goes to the address, and the address is subscribed only after the letter's link was followed.
 *
 * The answer is always the same: if the address is new, was asked for, is already subscribed, or was asked for too often.
 * Source: specification/content.md, Newsletter.
 */
export type Subscribe = (caller: Caller, email: EmailAddress) => Promise<Result<null, { readonly kind: "too-many" }>>;
export const Subscribe = useCase<Subscribe>("newsletter", "Subscribe");

const DAY = 24 * 60 * 60 * 1000;
const OF_A_PLACE: Limit = { name: "newsletter from a place", most: 10, within: DAY / 24 };
/** If it is asked for several times at once, one letter is sent. */
const GAP: Limit = { name: "newsletter gap", most: 1, within: 2 * 60 * 1000 };
const TO_AN_ADDRESS: Limit = { name: "newsletter to an address", most: 3, within: DAY };

export const makeSubscribe = maker(
  Subscribe,
  { subscriptions: Subscriptions, limits: Limits, now: Clock, confirmationLetter: ConfirmationLetter },
  ({ subscriptions, limits, now, confirmationLetter }) =>
    async ({ address, language }, email) => {
      const at = now();
      const ofPlace = await limits.count([{ limit: OF_A_PLACE, by: networkOf(address) }], at);
      if (ofPlace.kind === "exhausted") return refused({ kind: "too-many" });
      const toAddress = await limits.count(
        [GAP, TO_AN_ADDRESS].map((limit) => ({ limit, by: email })),
        at,
      );
      if (toAddress.kind === "counted") await subscriptions.ask(email, (to, keys) => confirmationLetter(to, keys, language), at);
      return ok(null);
    },
);
