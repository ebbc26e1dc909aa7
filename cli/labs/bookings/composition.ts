import { makeStepLabBooking } from "#core/labs/booking/step-lab-booking.use-case.ts";
import { makeStepUndoneTests } from "#core/labs/undone/step-undone-tests.use-case.ts";
import { postgresLabBookings } from "#adapters/postgres/labs/lab-bookings.ts";
import { postgresLabReports } from "#adapters/postgres/labs/lab-reports.ts";
import { postgresLabs } from "#adapters/postgres/labs/labs.ts";
import { onDatabase, withData } from "#cli/database/composition.ts";
import { whoActs } from "#cli/staff/audit-entry.ts";
import type { LabBookings } from "#core/labs/booking/lab-bookings.port.ts";
import type { LabStaffStep, StepLabBooking } from "#core/labs/booking/step-lab-booking.use-case.ts";
import type { StepUndoneTests, UndoneStep } from "#core/labs/undone/step-undone-tests.use-case.ts";
import type { CommandContext } from "#cli/database/database-command.ts";

/** What staff can do with bookings of tests. */
export type StaffLabBookings = Pick<LabBookings, "between"> & {
  readonly step: (asked: Pick<LabStaffStep, "id" | "action" | "deed">) => ReturnType<StepLabBooking>;
  readonly stepUndone: (asked: Pick<UndoneStep, "id" | "action" | "event">) => ReturnType<StepUndoneTests>;
};

/** Bookings of tests over the shop's data, brought up to date as by every start. Throws CannotStart. */
export const withLabBookings = <Answer>(
  asked: Pick<CommandContext, "given" | "settings" | "folder">,
  act: (desk: StaffLabBookings) => Promise<Answer>,
): Promise<Answer> =>
  withData(asked.settings, asked.folder, async ({ db, where }) => {
    await onDatabase.migrate(db, where);
    const bookings = postgresLabBookings(db);
    const step = makeStepLabBooking({ bookings, now: Date.now });
    const stepUndone = makeStepUndoneTests({ reports: postgresLabReports(db), labs: postgresLabs(db), now: Date.now });
    return act({
      between: bookings.between,
      step: (wanted) => step({ ...wanted, staff: whoActs(asked) }),
      stepUndone: (wanted) => stepUndone({ ...wanted, staff: whoActs(asked) }),
    });
  });
