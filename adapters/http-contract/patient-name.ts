import * as z from "zod/mini";
import { memberId } from "#core/account/family-member.ts";
import { memberOf } from "#core/account/patient.ts";
import type { MemberId } from "#core/account/family-member.ts";
import type { Patient } from "#core/account/patient.ts";
import type { Endpoint, Problem } from "./endpoint.ts";

/** Beside what is asked, calls about a patient name the member of the family; without it they are about the customer. */
export const MEMBER = "member_id";

export const memberName = z.nullish(z.string().check(z.minLength(1), z.maxLength(100)));

/** Where an endpoint's calls name the member: a form has no room beside its file. */
export const memberPlaceOf = ({ in: place }: Pick<Endpoint, "in">): "query" | "body" => (place === "body" ? "body" : "query");

/** What the wire has of a patient. */
export function wireOfPatient(patient: Patient): Readonly<Record<string, string>> {
  const member = memberOf(patient);
  return member === null ? {} : { [MEMBER]: member };
}

/** The member that the wire names; null: the customer. */
export function memberIn(wire: unknown): { readonly member: MemberId | null } | { readonly problems: readonly Problem[] } {
  const given: unknown = typeof wire === "object" && wire !== null ? Reflect.get(wire, MEMBER) : null;
  const read = memberName.safeParse(given);
  if (!read.success) return { problems: [{ path: MEMBER, expected: "the id of a member" }] };
  return { member: read.data == null ? null : memberId(read.data) };
}
