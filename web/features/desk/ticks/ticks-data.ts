import { ShowTicksAtDesk } from "#core/consultations/ticks/show-ticks-at-desk.use-case.ts";
import { payableId } from "#core/ledger/entry.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

export const ticksAtDeskNeeds = { showTicksAtDesk: ShowTicksAtDesk };

/** What was ticked of a prescription, for the practitioner whose account asks. */
export const ticksAtDesk = (
  useCases: NeedsOf<typeof ticksAtDeskNeeds>,
  customer: CustomerId,
  booking: string,
): Resource<Awaited<ReturnType<ShowTicksAtDesk>>> => new Resource(() => useCases.showTicksAtDesk(customer, payableId(booking)));
