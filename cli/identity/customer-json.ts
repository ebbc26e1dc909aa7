import { printedUtc } from "#core/shared/printed-utc.ts";
import type { Customer } from "#core/identity/customer.ts";
import type { Invite } from "#core/identity/customers.port.ts";

/** A customer with the names that the API has for their fields. */
export const customerJson = ({ id, name, mobile, email, role, gender, birthdate, aggregator, status }: Customer, invite: Invite) => ({
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
  standing: status.kind,
  erased_from: status.kind === "leaving" ? printedUtc(status.erasedFrom) : null,
});
