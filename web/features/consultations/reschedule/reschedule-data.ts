import { PreviewReschedule } from "#core/consultations/moving/preview-reschedule.use-case.ts";
import { payableId } from "#core/ledger/entry.ts";
import { readAppointment } from "#web/features/consultations/appointments/appointment-data.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { ReadAppointment } from "#web/features/consultations/appointments/appointment-data.ts";
import type { AllDependencies } from "#web/platform/late/all-dependencies.ts";

export type ReadReschedule = ReadAppointment & { readonly preview: Awaited<ReturnType<PreviewReschedule>> };

/** What the page of moving an appointment is drawn of. null: this customer has no such appointment. */
export async function readReschedule(
  allDependencies: AllDependencies,
  customer: CustomerId,
  given: string,
): Promise<ReadReschedule | null> {
  const id = payableId(given);
  const [one, preview] = await Promise.all([
    readAppointment(allDependencies, customer, id),
    lateUseCase(allDependencies, PreviewReschedule)(customer, id),
  ]);
  return one === null ? null : { ...one, preview };
}
