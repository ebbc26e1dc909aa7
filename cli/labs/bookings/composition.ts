import { makeStepLabBooking } from "#core/labs/booking/step-lab-booking.use-case.ts";
import { makeCheckLabPrescription, makeReadLabPrescription } from "#core/labs/requirements/check-lab-prescription.use-case.ts";
import { bookingsOfLab } from "#core/labs/requirements/bookings-of-lab.ts";
import { makeExplainLabBookingToStaff, makeListLabBookingsToStaff } from "#core/labs/staff/look-at-lab-bookings.use-case.ts";
import { makeStepUndoneTests } from "#core/labs/undone/step-undone-tests.use-case.ts";
import { storedFiles } from "#adapters/composition/files/stored-files.ts";
import { postgresHouseholds } from "#adapters/postgres/account/households.ts";
import { postgresPrescriptions } from "#adapters/postgres/consultations/prescriptions.ts";
import { postgresUploads } from "#adapters/postgres/files/uploads.ts";
import { postgresCustomers } from "#adapters/postgres/identity/customers.ts";
import { postgresLabBookings } from "#adapters/postgres/labs/lab-bookings.ts";
import { postgresLabReports } from "#adapters/postgres/labs/lab-reports.ts";
import { postgresLabs } from "#adapters/postgres/labs/labs.ts";
import { postgresAuditLog } from "#adapters/postgres/staff/audit-log.ts";
import { prescriptionHash } from "#adapters/secrets/prescription-hash.ts";
import { onDatabase, withData } from "#cli/database/composition.ts";
import { whoActs } from "#cli/staff/audit-entry.ts";
import type { PayableId } from "#core/ledger/entry.ts";
import type { LabStaffStep, StepLabBooking } from "#core/labs/booking/step-lab-booking.use-case.ts";
import type {
  CheckedLabPrescription,
  CheckLabPrescription,
  ReadLabPrescription,
} from "#core/labs/requirements/check-lab-prescription.use-case.ts";
import type { ExplainLabBookingToStaff, ListLabBookingsToStaff } from "#core/labs/staff/look-at-lab-bookings.use-case.ts";
import type { StepUndoneTests, UndoneStep } from "#core/labs/undone/step-undone-tests.use-case.ts";
import type { CommandContext } from "#cli/database/database-command.ts";

/** What staff can do with bookings of tests. */
export type StaffLabBookings = {
  readonly list: (day: Parameters<ListLabBookingsToStaff>[1]) => ReturnType<ListLabBookingsToStaff>;
  readonly explain: (id: PayableId) => ReturnType<ExplainLabBookingToStaff>;
  readonly step: (step: Pick<LabStaffStep, "id" | "action" | "deed">) => ReturnType<StepLabBooking>;
  readonly check: (prescription: Omit<CheckedLabPrescription, "staff">) => ReturnType<CheckLabPrescription>;
  readonly read: (prescription: Pick<CheckedLabPrescription, "id" | "name">) => ReturnType<ReadLabPrescription>;
  readonly stepUndone: (step: Pick<UndoneStep, "id" | "action" | "event">) => ReturnType<StepUndoneTests>;
};

/** Bookings of tests over the shop's data, brought up to date as by every start. Throws CannotStart. */
export const withLabBookings = <Answer>(
  context: Pick<CommandContext, "given" | "settings" | "folder">,
  act: (actions: StaffLabBookings) => Promise<Answer>,
): Promise<Answer> =>
  withData(context.settings, context.folder, async ({ db, where }) => {
    await onDatabase.migrate(db, where);
    const bookings = bookingsOfLab(postgresLabBookings(db), context.settings.staffLab, Date.now);
    const step = makeStepLabBooking({ bookings, now: Date.now });
    const stepUndone = makeStepUndoneTests({ bookings, reports: postgresLabReports(db), labs: postgresLabs(db), now: Date.now });
    const people = { bookings, households: postgresHouseholds(db), customers: postgresCustomers(db), now: Date.now };
    const check = makeCheckLabPrescription(people);
    const stored = {
      uploads: postgresUploads(db),
      files: storedFiles(context.settings.filesUrl, context.folder),
      prescriptions: postgresPrescriptions(db, prescriptionHash),
    };
    const read = makeReadLabPrescription({ ...people, ...stored });
    const looks = { bookings, log: postgresAuditLog(db), now: Date.now };
    const [list, explain] = [makeListLabBookingsToStaff(looks), makeExplainLabBookingToStaff(looks)];
    return act({
      // Where the settings name a laboratory, its own day is what was looked at.
      list: (wanted) => list(whoActs(context), { ...wanted, lab: wanted.lab ?? context.settings.staffLab }),
      explain: (id) => explain(whoActs(context), id),
      check: (wanted) => check({ ...wanted, staff: whoActs(context) }),
      read: (wanted) => read({ ...wanted, staff: whoActs(context) }),
      step: (wanted) => step({ ...wanted, staff: whoActs(context) }),
      stepUndone: (wanted) => stepUndone({ ...wanted, staff: whoActs(context) }),
    });
  });
