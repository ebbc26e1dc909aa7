import type { CustomerId } from "../../identity/customer-id.ts";
import type { PractitionerOf } from "../practitioner/practitioner-of.use-case.ts";
import type { PractitionerRegister, RegisteredPractitioner } from "../register/practitioner-register.port.ts";

export type RegisteredOfNeeds = { readonly practitionerOf: PractitionerOf; readonly register: Pick<PractitionerRegister, "find"> };

/**
 * The practitioner to whom an account belongs, with their calendar, even if not verified or not active; null: it belongs to none. `now` in
 * milliseconds since 1970.
 */
export async function registeredOf(
  account: CustomerId,
  { practitionerOf, register }: RegisteredOfNeeds,
  now: number,
): Promise<RegisteredPractitioner | null> {
  const who = await practitionerOf(account);
  return who === null ? null : register.find(who.id, now);
}
