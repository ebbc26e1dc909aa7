import { customerId } from "#core/identity/customer-id.ts";
import { Sessions } from "#core/identity/sessions.port.ts";
import { aFitbookProfile } from "#tests/core/fitbook/a-fitbook-profile.ts";
import { now } from "#tests/fixtures.ts";
import { someoneCalled } from "#tests/core/fitbook/relations-in-memory.ts";
import type { Container } from "inversify";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Memory } from "#adapters/memory/memory.ts";

export type SignedIn = { readonly id: CustomerId; readonly bearer: string };

/** A customer of that name who has entered Fitbook, signed in. */
export async function signedIn(container: Container, memory: Memory, name: string): Promise<SignedIn> {
  const id = customerId(`customer-${name.toLowerCase()}`);
  memory.customers.set(id, { customer: someoneCalled(id, name), password: null, referenceCode: null });
  memory.ties.profiles.set(id, aFitbookProfile(name));
  const { bearer } = await container.get(Sessions).open(id, now);
  return { id, bearer };
}
