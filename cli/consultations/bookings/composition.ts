import { makeStepBookingAsStaff } from "#core/consultations/staff/step-booking-as-staff.use-case.ts";
import { customerNamed } from "#core/identity/customer-reference.ts";
import { postgresBookings } from "#adapters/postgres/consultations/bookings.ts";
import { postgresCustomers } from "#adapters/postgres/identity/customers.ts";
import { onDatabase, withData } from "#cli/database/composition.ts";
import { whoActs } from "#cli/staff/audit-entry.ts";
import type { CommandContext } from "#cli/database/database-command.ts";
import type { StaffBookings } from "./staff-bookings.ts";

/** Bookings over the shop's data, brought up to date as by every start. Throws CannotStart. */
export const withBookings = <Answer>(
  asked: Pick<CommandContext, "given" | "settings" | "folder">,
  act: (actions: StaffBookings) => Promise<Answer>,
): Promise<Answer> =>
  withData(asked.settings, asked.folder, async ({ db, where }) => {
    await onDatabase.migrate(db, where);
    const bookings = postgresBookings(db);
    const step = makeStepBookingAsStaff({ bookings, now: Date.now });
    return act({
      all: bookings.all,
      withId: bookings.withId,
      step: (wanted) => step({ ...wanted, staff: whoActs(asked) }),
      customerNamed: async (name) => (await customerNamed(name, postgresCustomers(db)))?.id ?? null,
    });
  });
