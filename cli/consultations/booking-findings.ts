import { calendarFindings } from "#core/consultations/calendar/calendar-finding.ts";
import { onDatabase } from "#cli/database/composition.ts";
import { fault, passed, warning } from "#cli/doctor/finding.ts";
import { firstFindings } from "#cli/doctor/first-findings.ts";
import { bookingFindingWords } from "./wording/findings.ts";
import type { PurchaseTrouble } from "#core/payments/purchase/purchase-trouble.ts";
import type { Check } from "#cli/doctor/check.ts";
import type { Finding } from "#cli/doctor/finding.ts";

/**
 * Bookings and their money, patients who wait alone, calendars that end soon, practitioners whom nobody verified, and what should have been
 * deleted, once the tables are as this program reads them.
 */
export const checkBookings: Check = async ({ db, isUpToDate }) => {
  if (!isUpToDate) return [];
  const now = Date.now();
  const found: Finding[] = [];
  for await (const trouble of onDatabase.troublesOfBookings(db, now)) found.push(findingOf(trouble));
  const ending = (await onDatabase.listedPractitioners(db, now)).filter((who) =>
    calendarFindings(who, now).some(({ kind }) => kind === "ends-soon" || kind === "never-open"),
  );
  if (ending.length > 0) found.push(warning("bookings", bookingFindingWords.ending(ending.map(({ practitioner }) => practitioner.id))));
  const alone = await onDatabase.troublesOfRooms(db, now);
  found.push(...alone.map(({ booking, since }) => warning("bookings", bookingFindingWords.alone(booking, since))));
  const unverified = await onDatabase.unverifiedPractitioners(db);
  if (unverified.length > 0) found.push(warning("bookings", bookingFindingWords.unverified(unverified)));
  const overdue = await onDatabase.overdueRetained(db, now);
  if (overdue > 0) found.push(warning("bookings", bookingFindingWords.overdueRetained(overdue)));
  if (found.length === 0) return [passed("bookings", bookingFindingWords.well)];
  return firstFindings(found);
};

function findingOf(trouble: PurchaseTrouble): Finding {
  const text = bookingFindingWords.trouble(trouble);
  return trouble.kind === "not-paid" ? fault("bookings", text) : warning("bookings", text);
}
