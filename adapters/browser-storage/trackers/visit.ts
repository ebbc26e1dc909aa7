import { memberId } from "#core/account/family-member.ts";
import { holderOf } from "#core/account/patient.ts";
import type { Patient } from "#core/account/patient.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

/**
 * Who is signed in on the device, and how often that has changed. An answer that was asked for before the last change is nobody's any more.
 */
export type Visit = { readonly customer: CustomerId | null; readonly n: number };
export const NO_VISIT: Visit = { customer: null, n: 0 };

/** Null: that visit is not of whoever holds this patient's account. */
export const numberOf = ({ customer, n }: Visit, patient: Patient): number | null => (customer === holderOf(patient) ? n : null);

/** The patient of that key; null: they are of another account. */
export function patientOfAccount(customer: CustomerId, whose: string): Patient | null {
  if (whose === customer) return customer;
  return whose.startsWith(`${customer}/`) ? { customer, member: memberId(whose.slice(customer.length + 1)) } : null;
}
