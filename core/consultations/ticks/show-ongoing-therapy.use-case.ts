import { daysAfter } from "../../shared/day.ts";
import { indianDay } from "../../shared/indian-time.ts";
import { ok, refused } from "../../shared/result.ts";
import { token } from "../../shared/token.ts";
import { inForce } from "../prescriptions/prescription.ts";
import { dosesOn } from "./planned-dose.ts";
import { placeOf } from "./ticked-items.ts";
import { DAYS_BACK, firstDayToTick } from "./tick-refusal.ts";
import type { MemberId } from "../../account/family-member.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Clock } from "../../shared/clock.port.ts";
import type { Day } from "../../shared/day.ts";
import type { Result } from "../../shared/result.ts";
import type { Prescriptions } from "../prescriptions/prescriptions.port.ts";
import type { UnknownPrescription } from "../prescriptions/show-my-prescriptions.use-case.ts";
import type { PlannedDose } from "./planned-dose.ts";
import type { Ticks } from "./ticks.port.ts";

/** A dose or an exercise, and whether it was ticked. */
export type DoseToTick = PlannedDose & { readonly isDone: boolean };

/** What a prescription plans for today and for the days back that can still be ticked, today last. `member` null: it is the customer's own. */
export type OngoingTherapy = {
  readonly booking: PayableId;
  readonly practitioner: string;
  readonly member: MemberId | null;
  readonly days: readonly { readonly day: Day; readonly doses: readonly DoseToTick[] }[];
};

/** `now` in milliseconds since 1970: what is due after it can't be ticked yet. */
export type OngoingTherapies = { readonly now: number; readonly today: Day; readonly therapies: readonly OngoingTherapy[] };

/**
 * What one's prescriptions in force plan, and what of it is ticked; `booking` null: of all that plan something for these days. Somebody
 * else's, or one that there is not, is refused. Source: specification/prescriptions.md, Ticks.
 */
export type ShowOngoingTherapy = (
  customer: CustomerId,
  booking: PayableId | null,
) => Promise<Result<OngoingTherapies, UnknownPrescription>>;
export const ShowOngoingTherapy = token<ShowOngoingTherapy>("ShowOngoingTherapy");

type Needs = {
  readonly prescriptions: Pick<Prescriptions, "of">;
  readonly ticks: Pick<Ticks, "since">;
  readonly now: Clock;
};

export const makeShowOngoingTherapy =
  ({ prescriptions, ticks, now }: Needs): ShowOngoingTherapy =>
  async (customer, asked) => {
    const at = now();
    const first = firstDayToTick(at);
    const [own, ticked] = await Promise.all([prescriptions.of(customer), ticks.since(customer, first)]);
    const done = new Set(ticked.map(placeOf));
    const days = Array.from({ length: DAYS_BACK + 1 }, (_, count) => daysAfter(first, count));
    const therapies = own.flatMap((prescription) => {
      const version = inForce(prescription);
      if (version === null || (asked !== null && version.booking !== asked)) return [];
      const planned = days.map((day) => ({
        day,
        doses: dosesOn(prescription, day).map((dose) => ({ ...dose, isDone: done.has(placeOf(dose)) })),
      }));
      const { booking, practitioner } = version;
      return [{ booking, practitioner: practitioner.name, member: prescription.member, days: planned }];
    });
    if (asked !== null && therapies.length === 0) return refused({ kind: "unknown-prescription" });
    const shown = asked === null ? therapies.filter((one) => one.days.some(({ doses }) => doses.length > 0)) : therapies;
    return ok({ now: at, today: indianDay(at), therapies: shown });
  };
