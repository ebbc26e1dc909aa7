import { sql } from "kysely";
import { memberId } from "#core/account/family-member.ts";
import { holderOf, memberOf, patientOf } from "#core/account/patient.ts";
import { customerId } from "#core/identity/customer-id.ts";
import type { MemberId } from "#core/account/family-member.ts";
import type { Patient } from "#core/account/patient.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

/** The columns that say whose a row is; `member` empty: the customer's own. */
export type PatientColumns = { readonly customer: CustomerId; readonly member: MemberId | "" };

export const columnsOf = (patient: Patient): PatientColumns => ({ customer: holderOf(patient), member: memberOf(patient) ?? "" });

export const patientIn = ({ customer, member }: { readonly customer: string; readonly member: string }): Patient =>
  patientOf(customerId(customer), member === "" ? null : memberId(member));

/** The rows of this patient. */
export function isOf(patient: Patient) {
  const { customer, member } = columnsOf(patient);
  return sql<boolean>`customer = ${customer} and member = ${member}`;
}
