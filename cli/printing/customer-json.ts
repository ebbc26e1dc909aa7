import type { Customer } from "#core/identity/customer.ts";

/** A customer with the names that the API has for their fields. */
export const customerJson = ({ id, name, mobile, email, role, gender, birthdate, aggregator, standing }: Customer) => ({
  _id: id,
  name,
  mobile,
  email,
  role,
  gender,
  birthdate,
  aggregator: aggregator === null ? null : { app_name: aggregator },
  standing: standing.kind,
  erased_from: standing.kind === "leaving" ? new Date(standing.erasedFrom).toISOString() : null,
});
