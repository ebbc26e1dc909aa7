import { ok, refused } from "../shared/result.ts";
import { ageOn } from "../shared/day.ts";
import { isPossibleBirthdate } from "./birthdate.ts";
import type { FullName } from "../identity/full-name.ts";
import type { Gender } from "../identity/customer.ts";
import type { Day } from "../shared/day.ts";
import type { Result } from "../shared/result.ts";

declare const memberBrand: unique symbol;

export type MemberId = string & { readonly [memberBrand]: true };

export function memberId(text: string): MemberId {
  if (text === "") throw new RangeError("a member id is not empty");
  return text as MemberId;
}

/** Somebody whom a customer cares for. Source: decisions, Account. */
export type FamilyMember = {
  readonly id: MemberId;
  readonly name: FullName;
  readonly relation: string;
  readonly birthdate: Day;
  readonly gender: Gender;
  /** When the customer, as their guardian, consented, in milliseconds since 1970; null: nobody had to. */
  readonly consentedAt: number | null;
};

export type Family = readonly FamilyMember[];

/** A member as they are added; `isConsented`: the customer consents as their guardian. */
export type NewMember = Pick<FamilyMember, "id" | "name" | "relation" | "birthdate" | "gender"> & { readonly isConsented: boolean };

export const MOST_MEMBERS = 10;
export const ADULT = 18;

export type MemberRefused = { readonly kind: "too-many-members" | "consent-needed" | "impossible-birthdate" };

/** With one more member. Somebody under 18 needs a guardian's consent. `now` in milliseconds since 1970, `today` its Indian day. */
export function withMember(
  family: Family,
  { isConsented, ...member }: NewMember,
  { now, today }: { readonly now: number; readonly today: Day },
): Result<Family, MemberRefused> {
  if (!isPossibleBirthdate(member.birthdate, today)) return refused({ kind: "impossible-birthdate" });
  const isMinor = ageOn(today, member.birthdate) < ADULT;
  if (isMinor && !isConsented) return refused({ kind: "consent-needed" });
  if (family.length >= MOST_MEMBERS) return refused({ kind: "too-many-members" });
  return ok([...family, { ...member, consentedAt: isMinor ? now : null }]);
}
