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

/** A person for whom a customer cares. Source: specification/account.md, Members. */
export type FamilyMember = {
  readonly id: MemberId;
  readonly name: FullName;
  readonly relation: string;
  readonly birthdate: Day;
  readonly gender: Gender;
  /** When the customer consented as the member's guardian, in milliseconds since 1970; null: no consent was needed. */
  readonly consentedAt: number | null;
};

export type Family = readonly FamilyMember[];

/** A member who is added. `isConsented`: the customer consents as the member's guardian. */
export type NewMember = Pick<FamilyMember, "id" | "name" | "relation" | "birthdate" | "gender"> & { readonly isConsented: boolean };

export const MOST_MEMBERS = 10;
const ADULT = 18;

type MemberProblem = { readonly kind: "consent-needed" | "impossible-birthdate" };
export type MemberRefused = MemberProblem | { readonly kind: "too-many-members" };
export type MemberChangeRefused = MemberProblem | { readonly kind: "unknown-member" };

/** `now` in milliseconds since 1970, `today` its Indian day. */
type At = { readonly now: number; readonly today: Day };

/** The members with one more. A member under 18 needs a guardian's consent. */
export function withMember(family: Family, added: NewMember, at: At): Result<Family, MemberRefused> {
  const member = memberFrom(added, null, at);
  if (member.kind === "refused") return member;
  if (family.length >= MOST_MEMBERS) return refused({ kind: "too-many-members" });
  return ok([...family, member.value]);
}

/** The members after one was changed, in the same place. A consent that was given stays as long as one is needed. */
export function withChangedMember(family: Family, changed: NewMember, at: At): Result<Family, MemberChangeRefused> {
  const before = family.find(({ id }) => id === changed.id);
  if (before === undefined) return refused({ kind: "unknown-member" });
  const member = memberFrom(changed, before.consentedAt, at);
  if (member.kind === "refused") return member;
  return ok(family.map((one) => (one.id === changed.id ? member.value : one)));
}

/** Whether a person is so young that a guardian must consent for them. */
export const isMinor = (birthdate: Day, today: Day): boolean => ageOn(today, birthdate) < ADULT;

function memberFrom(
  { isConsented, ...details }: NewMember,
  consentedAt: number | null,
  { now, today }: At,
): Result<FamilyMember, MemberProblem> {
  if (!isPossibleBirthdate(details.birthdate, today)) return refused({ kind: "impossible-birthdate" });
  if (!isMinor(details.birthdate, today)) return ok({ ...details, consentedAt: null });
  if (consentedAt !== null) return ok({ ...details, consentedAt });
  return isConsented ? ok({ ...details, consentedAt: now }) : refused({ kind: "consent-needed" });
}
