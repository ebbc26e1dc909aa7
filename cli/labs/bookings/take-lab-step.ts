import { payableId } from "#core/ledger/entry.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { labBookingJson } from "./lab-booking-json.ts";
import { labBookingText, labStepRefusedText, NO_LAB_BOOKING } from "./wording/lab-bookings.ts";
import type { CommandContext } from "#cli/database/database-command.ts";
import type { UnknownLabBooking } from "#core/labs/booking/change-my-lab-booking.ts";
import type { KeptLabBooking } from "#core/labs/booking/lab-bookings.port.ts";
import type { Result } from "#core/shared/result.ts";
import type { LabStaffStep } from "#core/labs/booking/step-lab-booking.use-case.ts";
import type { StaffLabBookings } from "./composition.ts";

type TakeStep<Refusal> = (actions: StaffLabBookings, id: string) => Promise<Result<KeptLabBooking, UnknownLabBooking | Refusal>>;

/** Takes a step of the booking of tests that is named, and tells how it stands then. */
export const takeLabStep = (context: CommandContext, wanted: Pick<LabStaffStep, "action" | "deed">): Promise<number> =>
  tellLabStep(context, (actions, id) => actions.step({ ...wanted, id: payableId(id) }), labStepRefusedText);

/** Tells what became of a step of the booking that is named. */
export async function tellLabStep<Refusal extends { readonly kind: string }>(
  context: CommandContext,
  take: TakeStep<Refusal>,
  refusalText: (refusal: Refusal) => string,
): Promise<number> {
  const { given, terminal } = context;
  const [typed = ""] = given.files;
  const { withLabBookings } = await import("./composition.ts");
  const done = typed.trim() === "" ? null : await withLabBookings(context, (actions) => take(actions, typed.trim()));
  if (done === null || done.kind === "refused") {
    terminal.complain(done === null || isUnknown(done.refusal) ? NO_LAB_BOOKING : refusalText(done.refusal));
    return UNUSABLE_INPUT;
  }
  await terminal.write(
    given.switches.has("json") ? `${JSON.stringify(labBookingJson(done.value), null, 2)}\n` : labBookingText(done.value),
  );
  return DONE;
}

const isUnknown = (refusal: { readonly kind: string }): refusal is UnknownLabBooking => refusal.kind === "unknown-booking";
