import { ShowTicksAtDesk } from "#core/consultations/ticks/show-ticks-at-desk.use-case.ts";
import { payableId } from "#core/ledger/entry.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { AllDependencies } from "#web/platform/late/all-dependencies.ts";

/** What was ticked of a prescription, for the practitioner whose account asks. */
export const ticksAtDesk = (
  allDependencies: AllDependencies,
  customer: CustomerId,
  booking: string,
): Resource<Awaited<ReturnType<ShowTicksAtDesk>>> =>
  new Resource(() => lateUseCase(allDependencies, ShowTicksAtDesk)(customer, payableId(booking)));
