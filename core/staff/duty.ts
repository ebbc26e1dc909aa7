import type { Role } from "../identity/customer.ts";

/** What staff do beyond what every customer may. */
export type Duty = "read-enquiries" | "edit-pages";

const holders: Readonly<Record<Duty, readonly Role[]>> = {
  "read-enquiries": ["support", "content", "admin"],
  "edit-pages": ["content", "admin"],
};

/** Nobody has a duty but those who were given it. Source: specification/sign-in.md, Roles. */
export const hasDuty = (role: Role | null, duty: Duty): boolean => role !== null && holders[duty].includes(role);

/** Whoever asks has not the role that it takes. */
export type NotStaff = { readonly kind: "not-staff" };
