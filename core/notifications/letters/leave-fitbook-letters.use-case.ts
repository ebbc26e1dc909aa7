import { customerId } from "../../identity/customer-id.ts";
import { useCase } from "../../shared/token.ts";
import { maker } from "../../shared/use-case.ts";
import { Notifications } from "../notifications.port.ts";
import { LetterSeals } from "./letter-seals.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";

/**
 * Takes whoever got a letter off all letters of Fitbook, without signing in. `key`: that of any letter to them. Twice, or with what is no
 * key, the answer is the same. Source: specification/notifications.md, Letters.
 */
export type LeaveFitbookLetters = (key: string) => Promise<null>;
export const LeaveFitbookLetters = useCase<LeaveFitbookLetters>("notifications", "LeaveFitbookLetters");

type Needs = { readonly notifications: Pick<Notifications, "leaveLetters">; readonly seals: LetterSeals; readonly now: Clock };

export const makeLeaveFitbookLetters = maker(
  LeaveFitbookLetters,
  { notifications: Notifications, seals: LetterSeals, now: Clock },
  ({ notifications, seals, now }: Needs) =>
    async (key) => {
      const [, id = "", seal = ""] = /^(.+)\.([^.]+)$/.exec(key) ?? [];
      if (id !== "" && seals.fits(sealed(id), seal)) await notifications.leaveLetters(customerId(id), now());
      return null;
    },
);

/** Opens nothing else, and works as long as the account is there. */
export const keyToLeave = (customer: CustomerId, seals: LetterSeals): string => `${customer}.${seals.of(sealed(customer))}`;

const sealed = (customer: string): string => `leave-fitbook-letters\n${customer}`;
