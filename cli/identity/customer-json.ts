import type { Customer } from "#core/identity/customer.ts";
import type { Invite } from "#core/identity/customers.port.ts";

/** A customer with the names that the API has for their fields. */
export const customerJson = ({ id, name, mobile, email, role, gender, birthdate, aggregator, standing }: Customer, invite: Invite) => ({
  _id: id,
  name,
  mobile,
  email,
  role,
  gender,
  birthdate,
  aggregator: aggregator === null ? null : { app_name: aggregator },
  invite_code: invite.code,
  is_invited: invite.isInvited,
  standing: standing.kind,
  erased_from: standing.kind === "leaving" ? new Date(standing.erasedFrom).toISOString() : null,
});
