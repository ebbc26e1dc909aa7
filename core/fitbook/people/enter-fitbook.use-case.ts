import { isPossibleBirthdate } from "../../account/birthdate.ts";
import { ageOn } from "../../shared/day.ts";
import { indianDay } from "../../shared/indian-time.ts";
import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { LEAST_AGE } from "../profiles/fitbook-profile.ts";
import { maker } from "../../shared/use-case.ts";
import { People } from "../profiles/people.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Day } from "../../shared/day.ts";
import type { Result } from "../../shared/result.ts";
import type { FitbookProfile } from "../profiles/fitbook-profile.ts";

/**
 * Lets an adult into Fitbook with the profile that they chose. Entering again changes the profile. The birthdate is kept in the account;
 * one that the account knows already counts, whatever is told. Source: specification/fitbook.md, People.
 */
export type EnterFitbook = (
  customer: CustomerId,
  given: FitbookProfile & { readonly birthdate: Day },
) => Promise<Result<FitbookProfile, { readonly kind: "impossible-birthdate" | "under-age" }>>;
export const EnterFitbook = useCase<EnterFitbook>("fitbook", "EnterFitbook");

export const makeEnterFitbook = maker(
  EnterFitbook,
  { people: People, now: Clock },
  ({ people, now }: { readonly people: Pick<People, "change">; readonly now: Clock }) =>
    async (customer, { birthdate: day, ...profile }) => {
      const at = now();
      const today = indianDay(at);
      return people.change<Awaited<ReturnType<EnterFitbook>>>(customer, at, ({ account }) => {
        const birthdate = account.birthdate ?? day;
        if (!isPossibleBirthdate(birthdate, today)) return { after: null, answer: refused({ kind: "impossible-birthdate" }) };
        if (ageOn(today, birthdate) < LEAST_AGE) return { after: null, answer: refused({ kind: "under-age" }) };
        return { after: { profile, birthdate: account.birthdate === null ? day : null }, answer: ok(profile) };
      });
    },
);
