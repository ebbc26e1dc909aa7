import { mobileIn } from "../../identity/mobile.ts";
import { token } from "../../shared/token.ts";
import { maker } from "../../shared/use-case.ts";
import { Customers } from "../../identity/customers.port.ts";
import { Passwords } from "./passwords.port.ts";
import { Secrets } from "../secrets.port.ts";
import { Letters } from "../letters.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { Language } from "../../shared/language.ts";
import type { Site } from "../../jobs/site.ts";

/** For how many milliseconds a link can be used to set a password. */
const RESET_LIFE = 30 * 60 * 1000;

/**
 * The job that `AskPasswordReset` stores: it sends the link to a number that has an account, and nothing to other numbers. `site` null:
 * where it was asked for is not known.
 */
export type OfferPasswordReset = (mobile: string, language: Language | null, site: Site | null) => Promise<void>;
export const OfferPasswordReset = token<OfferPasswordReset>("OfferPasswordReset");

export const makeOfferPasswordReset = maker(
  OfferPasswordReset,
  { customers: Customers, passwords: Passwords, secrets: Secrets, letters: Letters, now: Clock },
  ({ customers, passwords, secrets, letters, now }) =>
    async (text, language, site) => {
      const mobile = mobileIn(text);
      const customer = mobile === null ? null : await customers.withMobile(mobile);
      if (mobile === null || customer === null || customer.status.kind === "blocked") return;
      const key = secrets.key();
      const reset = { customer: customer.id, keyHash: secrets.keyHash(key), until: now() + RESET_LIFE };
      await passwords.putResetKey(reset, letters({ kind: "reset-password", mobile, key, site }, language));
    },
);
