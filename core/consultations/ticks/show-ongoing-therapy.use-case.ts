import { daysAfter } from "../../shared/day.ts";
import { indianDay } from "../../shared/indian-time.ts";
import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { inForce } from "../prescription/prescription.ts";
import { asNeededItems, isWithinSpan } from "./as-needed-dose.ts";
import { dosesOn, momentOf } from "./planned-dose.ts";
import { placeOf } from "./ticked-items.ts";
import { DAYS_BACK, firstDayToTick } from "./tick-refusal.ts";
import { maker } from "../../shared/use-case.ts";
import { Prescriptions } from "../prescription/prescriptions.port.ts";
import { Ticks } from "./ticks.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { MemberId } from "../../account/family-member.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Day } from "../../shared/day.ts";
import type { Result } from "../../shared/result.ts";
import type { UnknownPrescription } from "../prescriptions/show-my-prescriptions.use-case.ts";
import type { AsNeededItem } from "./as-needed-dose.ts";
import type { DosePlace, PlannedDose } from "./planned-dose.ts";

/** A dose or an exercise, and whether it was ticked. */
export type DoseToTick = PlannedDose & { readonly isDone: boolean };

/** What may be taken as needed, and when it was taken on these days, the first time first. */
export type AsNeededToTick = AsNeededItem & { readonly taken: readonly DosePlace[] };

/**
 * What a prescription plans for today and for the days back that can still be ticked, today last, and what may be taken as needed on one of
 * these days. `member` null: it is the customer's own.
 */
export type OngoingTherapy = {
  readonly booking: PayableId;
  readonly practitioner: string;
  readonly member: MemberId | null;
  readonly days: readonly { readonly day: Day; readonly doses: readonly DoseToTick[] }[];
  readonly asNeeded: readonly AsNeededToTick[];
};

/** `now` in milliseconds since 1970: what is due after it can't be ticked yet. */
export type OngoingTherapies = { readonly now: number; readonly today: Day; readonly therapies: readonly OngoingTherapy[] };

/**
 * What one's prescriptions in force plan, and what of it is ticked; `booking` null: of all that plan something for these days or let it be
 * taken as needed. Somebody else's, or one that there is not, is refused. Source: specification/prescriptions.md, Ticks.
 */
export type ShowOngoingTherapy = (
  customer: CustomerId,
  booking: PayableId | null,
) => Promise<Result<OngoingTherapies, UnknownPrescription>>;
export const ShowOngoingTherapy = useCase<ShowOngoingTherapy>("consultations", "ShowOngoingTherapy");

type Needs = {
  readonly prescriptions: Pick<Prescriptions, "of">;
  readonly ticks: Pick<Ticks, "since">;
  readonly now: Clock;
};

export const makeShowOngoingTherapy = maker(
  ShowOngoingTherapy,
  { prescriptions: Prescriptions, ticks: Ticks, now: Clock },
  ({ prescriptions, ticks, now }: Needs) =>
    async (customer, payable) => {
      const at = now();
      const first = firstDayToTick(at);
      const [own, ticked] = await Promise.all([prescriptions.of(customer), ticks.since(customer, first)]);
      const done = new Set(ticked.map(placeOf));
      const days = Array.from({ length: DAYS_BACK + 1 }, (_, count) => daysAfter(first, count));
      const therapies = own.flatMap((prescription) => {
        const version = inForce(prescription);
        if (version === null || (payable !== null && version.booking !== payable)) return [];
        const planned = days.map((day) => ({
          day,
          doses: dosesOn(prescription, day).map((dose) => ({ ...dose, isDone: done.has(placeOf(dose)) })),
        }));
        const { booking, practitioner } = version;
        const asNeeded = asNeededItems(prescription)
          .filter(({ start, until }) => start <= indianDay(at) && until >= first)
          .map((item) => ({ ...item, taken: takenOf(item, ticked) }));
        return [{ booking, practitioner: practitioner.name, member: prescription.member, days: planned, asNeeded }];
      });
      if (payable !== null && therapies.length === 0) return refused({ kind: "unknown-prescription" });
      const shown = payable === null ? therapies.filter(isShown) : therapies;
      return ok({ now: at, today: indianDay(at), therapies: shown });
    },
);

const isShown = ({ days, asNeeded }: OngoingTherapy): boolean => asNeeded.length > 0 || days.some(({ doses }) => doses.length > 0);

const takenOf = (item: AsNeededItem, ticked: readonly DosePlace[]): readonly DosePlace[] =>
  ticked
    .filter((one) => one.booking === item.booking && one.item === item.item && isWithinSpan(item, one))
    .toSorted((a, b) => momentOf(a) - momentOf(b));
