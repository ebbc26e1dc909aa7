import { PreviewReschedule } from "#core/consultations/moving/preview-reschedule.use-case.ts";
import { payableId } from "#core/ledger/entry.ts";
import { readAppointment, readAppointmentNeeds } from "#web/features/consultations/appointments/appointment-data.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { ReadAppointment } from "#web/features/consultations/appointments/appointment-data.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

export type ReadReschedule = ReadAppointment & { readonly preview: Awaited<ReturnType<PreviewReschedule>> };

export const readRescheduleNeeds = { previewReschedule: PreviewReschedule, ...readAppointmentNeeds };

/** What the page of moving an appointment is drawn of. null: this customer has no such appointment. */
export async function readReschedule(
  useCases: NeedsOf<typeof readRescheduleNeeds>,
  customer: CustomerId,
  given: string,
): Promise<ReadReschedule | null> {
  const id = payableId(given);
  const [one, preview] = await Promise.all([readAppointment(useCases, customer, id), useCases.previewReschedule(customer, id)]);
  return one === null ? null : { ...one, preview };
}
