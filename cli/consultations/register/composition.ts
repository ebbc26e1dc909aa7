import { makeChangePractitioner } from "#core/consultations/register/change-practitioner.use-case.ts";
import { makeCloseCalendar } from "#core/consultations/register/close-calendar.use-case.ts";
import { makeImportCalendars } from "#core/consultations/register/import-calendars.use-case.ts";
import { makeImportPractitioners } from "#core/consultations/register/import-practitioners.use-case.ts";
import { customerNamed } from "#core/identity/customer-reference.ts";
import { readCalendars } from "#adapters/consultation-files/calendar-lines.ts";
import { practitionerFiles } from "#adapters/consultation-files/practitioner-files.ts";
import { postgresPractitionerRegister } from "#adapters/postgres/consultations/practitioner-register.ts";
import { postgresPractitioners } from "#adapters/postgres/consultations/practitioners.ts";
import { postgresCustomers } from "#adapters/postgres/identity/customers.ts";
import { onDatabase, withData } from "#cli/database/composition.ts";
import { whoActs } from "#cli/staff/audit-entry.ts";
import type { CommandContext } from "#cli/database/database-command.ts";
import type { StaffRegister, RegisterFiles } from "./staff-register.ts";

export const registerFiles: RegisterFiles = { ...practitionerFiles, calendars: readCalendars };

/** Practitioners and their calendars over the shop's data, brought up to date as by every start. Throws CannotStart. */
export const withRegister = <Answer>(
  asked: Pick<CommandContext, "given" | "settings" | "folder">,
  act: (actions: StaffRegister) => Promise<Answer>,
): Promise<Answer> =>
  withData(asked.settings, asked.folder, async ({ db, where }) => {
    await onDatabase.migrate(db, where);
    const register = postgresPractitionerRegister(db);
    const needs = { register, now: Date.now };
    const [importing, changing, replacing, closing] = [
      makeImportPractitioners(needs),
      makeChangePractitioner(needs),
      makeImportCalendars(needs),
      makeCloseCalendar(needs),
    ];
    const who = whoActs(asked);
    return act({
      list: (wanted) => register.list(wanted),
      find: (id) => register.find(id, Date.now()),
      import: (given, told) => importing(who, given, told),
      change: (wanted) => changing(who, wanted),
      importCalendars: (given) => replacing(who, given),
      close: (wanted) => closing(who, wanted),
      appointments: (wanted) => postgresPractitioners(db).appointments(wanted),
      patientNamed: async (name) => (await customerNamed(name, postgresCustomers(db)))?.id ?? null,
    });
  });
