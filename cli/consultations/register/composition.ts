import { makeChangePractitioner } from "#core/consultations/register/change-practitioner.use-case.ts";
import { makeCloseCalendar } from "#core/consultations/register/close-calendar.use-case.ts";
import { makeImportCalendars } from "#core/consultations/register/import-calendars.use-case.ts";
import { makeImportPractitioners } from "#core/consultations/register/import-practitioners.use-case.ts";
import { makeListPractitionersToStaff, makeShowPractitionerToStaff } from "#core/consultations/staff/look-at-practitioners.use-case.ts";
import { makeShowCalendarToStaff } from "#core/consultations/staff/show-calendar-to-staff.use-case.ts";
import { readCalendars } from "#adapters/consultation-files/calendar-lines.ts";
import { practitionerFiles } from "#adapters/consultation-files/practitioner-files.ts";
import { postgresPractitionerRegister } from "#adapters/postgres/consultations/practitioner-register.ts";
import { postgresPractitioners } from "#adapters/postgres/consultations/practitioners.ts";
import { postgresCustomers } from "#adapters/postgres/identity/customers.ts";
import { postgresAuditLog } from "#adapters/postgres/staff/audit-log.ts";
import { onDatabase, withData } from "#cli/database/composition.ts";
import { whoActs } from "#cli/staff/audit-entry.ts";
import type { Practitioner, PractitionerId } from "#core/consultations/practitioner.ts";
import type { PractitionerRegister, RegisteredPractitioner } from "#core/consultations/register/practitioner-register.port.ts";
import type { CommandContext } from "#cli/database/database-command.ts";
import type { StaffRegister, RegisterFiles } from "./staff-register.ts";

export const registerFiles: RegisterFiles = { ...practitionerFiles, calendars: readCalendars };

/** Practitioners and their calendars over the shop's data, brought up to date as by every start. Throws CannotStart. */
export const withRegister = <Answer>(
  context: Pick<CommandContext, "given" | "settings" | "folder">,
  act: (actions: StaffRegister) => Promise<Answer>,
): Promise<Answer> =>
  withData(context.settings, context.folder, async ({ db, where }) => {
    await onDatabase.migrate(db, where);
    const register = postgresPractitionerRegister(db);
    const needs = { register, now: Date.now };
    const [importing, changing, replacing, closing] = [
      makeImportPractitioners(needs),
      makeChangePractitioner(needs),
      makeImportCalendars(needs),
      makeCloseCalendar(needs),
    ];
    const who = whoActs(context);
    const looks = { ...needs, log: postgresAuditLog(db), practitioners: postgresPractitioners(db), customers: postgresCustomers(db) };
    const [listing, showing, showingCalendar] = [
      makeListPractitionersToStaff(looks),
      makeShowPractitionerToStaff(looks),
      makeShowCalendarToStaff(looks),
    ];
    return act({
      list: (wanted) => listing(who, wanted),
      show: (id) => showing(who, id),
      calendars: () => calendarsIn(register),
      showCalendar: (wanted) => showingCalendar(who, wanted),
      import: (given, report) => importing(who, given, report),
      change: (wanted) => changing(who, wanted),
      importCalendars: (given) => replacing(who, given),
      close: (wanted) => closing(who, wanted),
    });
  });

const AT_ONCE = 200;

async function* calendarsIn(register: PractitionerRegister): AsyncIterable<RegisteredPractitioner> {
  let after: PractitionerId | null = null;
  do {
    const some: readonly Practitioner[] = await register.list({ after, limit: AT_ONCE });
    for (const { id } of some) {
      const one = await register.find(id, Date.now());
      if (one !== null) yield one;
    }
    after = some.at(-1)?.id ?? null;
  } while (after !== null);
}
