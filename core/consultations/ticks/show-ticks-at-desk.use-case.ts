import { ok } from "../../shared/result.ts";
import { token } from "../../shared/token.ts";
import { readForBooking } from "../booking/access-entry.ts";
import { prescribingBooking } from "../prescriptions/prescribing-booking.ts";
import { firstPlannedDay, tickedItems } from "./ticked-items.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Clock } from "../../shared/clock.port.ts";
import type { Result } from "../../shared/result.ts";
import type { AccessLog } from "../access/access-log.port.ts";
import type { NotPrescribing, PrescribingNeeds } from "../prescriptions/prescribing-booking.ts";
import type { Prescriptions } from "../prescription/prescriptions.port.ts";
import type { TickedItem } from "./ticked-items.ts";
import type { Ticks } from "./ticks.port.ts";

/**
 * How much of what they prescribed for an appointment was ticked, for its practitioner, who is signed in. The patient's log has that they read
 * it. Nothing where nothing is in force. Source: specification/consultations.md, Who may see what.
 */
export type ShowTicksAtDesk = (account: CustomerId, booking: PayableId) => Promise<Result<readonly TickedItem[], NotPrescribing>>;
export const ShowTicksAtDesk = token<ShowTicksAtDesk>("ShowTicksAtDesk");

type Needs = PrescribingNeeds & {
  readonly prescriptions: Pick<Prescriptions, "ofBooking">;
  readonly ticks: Pick<Ticks, "since">;
  readonly accessLog: Pick<AccessLog, "add">;
  readonly now: Clock;
};

export const makeShowTicksAtDesk =
  ({ prescriptions, ticks, accessLog, now, ...needs }: Needs): ShowTicksAtDesk =>
  async (account, booking) => {
    const found = await prescribingBooking(needs, account, booking);
    if (found.kind === "refused") return found;
    const prescription = await prescriptions.ofBooking(booking);
    const first = prescription === null ? null : firstPlannedDay(prescription);
    if (prescription === null || first === null) return ok([]);
    const at = now();
    await accessLog.add(readForBooking(found.value.kept, { seen: ["ticks"], at }));
    return ok(tickedItems(prescription, await ticks.since(prescription.customer, first), at));
  };
