import { makeListBookingsToStaff, makeShowBookingToStaff } from "#core/consultations/staff/look-at-bookings.use-case.ts";
import { makeStepBookingAsStaff } from "#core/consultations/staff/step-booking-as-staff.use-case.ts";
import { postgresBookings } from "#adapters/postgres/consultations/bookings.ts";
import { postgresCustomers } from "#adapters/postgres/identity/customers.ts";
import { postgresAuditLog } from "#adapters/postgres/staff/audit-log.ts";
import { onDatabase, withData } from "#cli/database/composition.ts";
import { whoActs } from "#cli/staff/audit-entry.ts";
import type { CommandContext } from "#cli/database/database-command.ts";
import type { StaffBookings } from "./staff-bookings.ts";

/** Bookings over the shop's data, brought up to date as by every start. Throws CannotStart. */
export const withBookings = <Answer>(
  context: Pick<CommandContext, "given" | "settings" | "folder">,
  act: (actions: StaffBookings) => Promise<Answer>,
): Promise<Answer> =>
  withData(context.settings, context.folder, async ({ db, where }) => {
    await onDatabase.migrate(db, where);
    const bookings = postgresBookings(db);
    const step = makeStepBookingAsStaff({ bookings, now: Date.now });
    const looks = { bookings, customers: postgresCustomers(db), log: postgresAuditLog(db), now: Date.now };
    const [list, show] = [makeListBookingsToStaff(looks), makeShowBookingToStaff(looks)];
    return act({
      list: (wanted) => list(whoActs(context), wanted),
      show: (wanted) => show(whoActs(context), wanted),
      step: (wanted) => step({ ...wanted, staff: whoActs(context) }),
    });
  });
