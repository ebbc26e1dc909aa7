import type { LineFault } from "#core/shared/lines/line-fault.ts";
import type { ChangePractitioner } from "#core/consultations/register/change-practitioner.use-case.ts";
import type { CloseCalendar } from "#core/consultations/register/close-calendar.use-case.ts";
import type { ImportCalendars, IncomingCalendar } from "#core/consultations/register/import-calendars.use-case.ts";
import type { ImportPractitioners, PractitionerFile } from "#core/consultations/register/import-practitioners.use-case.ts";
import type { RegisteredPractitioner } from "#core/consultations/register/practitioner-register.port.ts";
import type { ListPractitionersToStaff, ShowPractitionerToStaff } from "#core/consultations/staff/look-at-practitioners.use-case.ts";
import type { ShowCalendarToStaff } from "#core/consultations/staff/show-calendar-to-staff.use-case.ts";
import type { PractitionerId } from "#core/consultations/practitioner.ts";
import type { InputLine } from "#cli/input/input-lines.ts";

/** What the commands ask of the shop's data. */
export type StaffRegister = {
  readonly list: (practitioners: Parameters<ListPractitionersToStaff>[1]) => ReturnType<ListPractitionersToStaff>;
  readonly show: (id: PractitionerId) => ReturnType<ShowPractitionerToStaff>;
  /** Every practitioner with their calendar, by id: to be looked through, not to be shown. */
  readonly calendars: () => AsyncIterable<RegisteredPractitioner>;
  readonly showCalendar: (calendar: Parameters<ShowCalendarToStaff>[1]) => ReturnType<ShowCalendarToStaff>;
  readonly import: (given: Parameters<ImportPractitioners>[1], report: (fault: LineFault) => void) => ReturnType<ImportPractitioners>;
  readonly change: (request: Parameters<ChangePractitioner>[1]) => ReturnType<ChangePractitioner>;
  readonly importCalendars: (given: Parameters<ImportCalendars>[1]) => ReturnType<ImportCalendars>;
  readonly close: (request: Parameters<CloseCalendar>[1]) => ReturnType<CloseCalendar>;
};

/** What they ask of the file formats. */
export type RegisterFiles = {
  inLines(lines: AsyncIterable<readonly InputLine[]>): PractitionerFile;
  inTable(pieces: AsyncIterable<Uint8Array>): PractitionerFile;
  calendars(bytes: Uint8Array): { readonly calendars: readonly IncomingCalendar[]; readonly faults: readonly LineFault[] };
};
