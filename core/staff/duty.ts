import type { Role } from "../identity/customer.ts";

/** What staff may do in addition to every customer. */
export type Duty = "read-enquiries" | "edit-pages";

const holders: Readonly<Record<Duty, readonly Role[]>> = {
  "read-enquiries": ["support", "content", "admin"],
  "edit-pages": ["content", "admin"],
};

/** Only people who were given a duty have one. Source: specification/sign-in.md, Roles. */
export const hasDuty = (role: Role | null, duty: Duty): boolean => role !== null && holders[duty].includes(role);

/** The caller does not have the role that this needs. */
export type NotStaff = { readonly kind: "not-staff" };
