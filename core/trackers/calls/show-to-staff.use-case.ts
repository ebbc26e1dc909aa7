import { daysAfter } from "../../shared/day.ts";
import { indianDay } from "../../shared/indian-time.ts";
import { grouped } from "../../shared/grouped.ts";
import { ok, refused } from "../../shared/result.ts";
import { customerNamed } from "../../identity/customer-reference.ts";
import { daysBeside, trackerSummary } from "../days/tracker-summary.ts";
import { withWholeStreak } from "../days/whole-streak.ts";
import { exercisesFor } from "./summed-entries.ts";
import { dayOfValue, OPEN_TRACKERS } from "../tracked-value.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { CustomerReference } from "../../identity/customer-reference.ts";
import type { Customers } from "../../identity/customers.port.ts";
import type { Clock } from "../../shared/clock.port.ts";
import type { Day } from "../../shared/day.ts";
import type { Result } from "../../shared/result.ts";
import type { SummaryAnswer } from "../../health/tools/summary.ts";
import type { AuditLog } from "../../staff/audit-log.port.ts";
import type { OpenTracker } from "../tracked-value.ts";
import type { StoredEntry, Trackers } from "../trackers.port.ts";

/** The most days that staff are shown at once. */
export const MOST_SHOWN_DAYS = 366;

/** A day's figures, and the entries from which they are worked out. */
export type ShownDay = SummaryAnswer["days"][number] & { readonly entries: readonly StoredEntry[] };
export type ShownTracker = Pick<SummaryAnswer, "formula" | "figures"> & {
  readonly tracker: OpenTracker;
  readonly days: readonly ShownDay[];
};
export type ShownTrackers = { readonly customer: CustomerId; readonly consent: boolean; readonly trackers: readonly ShownTracker[] };

/** `wrong-span`: its first day is after its last, its last is still to come, or it has more than MOST_SHOWN_DAYS. */
export type NotShown = { readonly kind: "unknown-customer" | "no-reason" | "wrong-span" };

/**
 * Shows staff what a customer noted in a span of days; `who` is the staff member's name. The audit log has it with the reason before
 * anything is read. Source: specification/trackers.md, Staff commands.
 */
export type ShowToStaff = (
  who: string,
  wanted: { readonly name: CustomerReference; readonly reason: string; readonly from: Day; readonly to: Day },
) => Promise<Result<ShownTrackers, NotShown>>;

type Needs = {
  readonly customers: Customers;
  readonly trackers: Pick<Trackers, "entriesOf" | "settingsOf">;
  readonly log: Pick<AuditLog, "add">;
  readonly now: Clock;
};

export const makeShowToStaff =
  ({ customers, trackers, log, now }: Needs): ShowToStaff =>
  async (who, { name, reason, from, to }) => {
    const at = now();
    const today = indianDay(at);
    if (reason.trim() === "") return refused({ kind: "no-reason" });
    if (from > to || to > today || to > daysAfter(from, MOST_SHOWN_DAYS - 1)) return refused({ kind: "wrong-span" });
    const found = await customerNamed(name, customers);
    if (found === null) return refused({ kind: "unknown-customer" });
    const customer = found.id;
    const details = { from, to, reason: reason.trim() };
    await log.add({ at, who, action: "tracker show", subject: { kind: "customer", id: customer }, details });
    const settings = await trackers.settingsOf(customer);
    const shown: ShownTracker[] = [];
    for (const tracker of OPEN_TRACKERS) {
      const { summary, entries } = await withWholeStreak({ from, today, settings }, async (first) => {
        const needed = daysBeside(tracker, { from: first, to: today });
        const read = await trackers.entriesOf(customer, tracker, needed);
        const exercises = await exercisesFor(trackers, { patient: customer, tracker, settings }, needed);
        return { entries: read, summary: trackerSummary({ tracker, entries: [...read, ...exercises], settings, from, to, today }) };
      });
      const { formula, figures, days } = summary;
      const byDay = grouped(entries, ({ value }) => (value === null ? null : dayOfValue(value)));
      shown.push({ tracker, formula, figures, days: days.map((day) => ({ ...day, entries: byDay.get(day.day) ?? [] })) });
    }
    return ok({ customer, consent: settings.consent, trackers: shown });
  };
