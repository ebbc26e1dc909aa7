import * as z from "zod/mini";
import { customerId } from "#core/identity/customer-id.ts";
import { only } from "#adapters/http-contract/endpoint.ts";
import { idOf } from "#adapters/http-contract/scalars.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

/** Where a picture of a person comes: no endpoint, since it answers in no envelope. */
export const PERSON_PICTURE_FILE = "/fitbook/person/picture";

export const requestedPerson = only("user_id", idOf(customerId));

/** The person whose picture a query asks for; null: it names nobody. */
export function requestedPersonIn(query: unknown): CustomerId | null {
  const read = z.safeParse(requestedPerson, query);
  return read.success ? read.data : null;
}
