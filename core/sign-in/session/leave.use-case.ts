import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { maker } from "../../shared/use-case.ts";
import { Departures } from "../../identity/departures.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import { Customers } from "../../identity/customers.port.ts";
import { UserOf } from "../../me/user.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Recovery } from "../../identity/session.ts";
import type { Result } from "../../shared/result.ts";
import type { User } from "../../me/user.ts";

/**
 * Plans the erasure of an account in 30 days and signs it out everywhere. Signing in before then restores it.
 * Source: specification/account.md, Leaving.
 */
export type AskToLeave = (customer: CustomerId) => Promise<Result<null, { readonly kind: "not-staying" }>>;
export const AskToLeave = useCase<AskToLeave>("sign-in", "AskToLeave");

export const makeAskToLeave = maker(
  AskToLeave,
  { departures: Departures, now: Clock },
  ({ departures, now }) =>
    async (customer) =>
      (await departures.begin(customer, now())) === "leaving" ? ok(null) : refused({ kind: "not-staying" }),
);

/** Keeps an account that was to be erased. The recovery's bearer token then opens the account. */
export type RestoreAccount = (recovery: Recovery) => Promise<Result<User, { readonly kind: "too-late" }>>;
export const RestoreAccount = useCase<RestoreAccount>("sign-in", "RestoreAccount");

export const makeRestoreAccount = maker(
  RestoreAccount,
  { departures: Departures, customers: Customers, userOf: UserOf, now: Clock },
  ({ departures, customers, userOf, now }) =>
    async (recovery) => {
      if ((await departures.end(recovery, now())) === "too-late") return refused({ kind: "too-late" });
      const customer = await customers.withId(recovery.leaver);
      return customer === null ? refused({ kind: "too-late" }) : ok(await userOf(customer));
    },
);
