import { SignedOut } from "#core/identity/signed-out.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Api } from "./over-http.ts";

/** An answer reaches the customer who asked, and nobody who came after. Throws SignedOut where they have left meanwhile. */
export function answerFor(api: Api, customer: CustomerId): void {
  if (api.hasLeft(customer)) throw new SignedOut("the customer left before the answer came");
}
