import { ShowSharedData } from "#core/assessments/sharing/show-shared-data.use-case.ts";
import { payableId } from "#core/ledger/entry.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Whole } from "#web/platform/late/whole.ts";

/** What the patient of an appointment shares with its practitioner, whose account asks. */
export const sharedDataOf = (whole: Whole, customer: CustomerId, booking: string): Resource<Awaited<ReturnType<ShowSharedData>>> =>
  new Resource(() => lateUseCase(whole, ShowSharedData)(customer, payableId(booking)));
