import type { CustomerId } from "../identity/customer-id.ts";
import type { MemberId } from "./family-member.ts";

/** Whom something about health is about: a customer, or a member of their family. Source: specification/account.md, Members. */
export type Patient = CustomerId | { readonly customer: CustomerId; readonly member: MemberId };

/** `member` null: the customer. */
export const patientOf = (customer: CustomerId, member: MemberId | null): Patient => (member === null ? customer : { customer, member });

/** Whose account it is. */
export const holderOf = (patient: Patient): CustomerId => (typeof patient === "string" ? patient : patient.customer);

/** null: the customer. */
export const memberOf = (patient: Patient): MemberId | null => (typeof patient === "string" ? null : patient.member);

/** One text for each patient, always the same: their key where things of many are kept. */
export const patientKey = (patient: Patient): string => (typeof patient === "string" ? patient : `${patient.customer}/${patient.member}`);
