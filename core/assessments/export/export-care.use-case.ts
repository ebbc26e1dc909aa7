import { day } from "../../shared/day.ts";
import { ok, refused } from "../../shared/result.ts";
import { SignedOut } from "../../identity/signed-out.ts";
import { useCase } from "../../shared/token.ts";
import { foundTestsOf } from "./found-tests.ts";
import { measuredOf } from "./noted-days.ts";
import { maker } from "../../shared/use-case.ts";
import { Assessments } from "../answering/assessments.port.ts";
import { Households } from "../../account/households.port.ts";
import { Bookings } from "../../consultations/booking/bookings.port.ts";
import { ListCareConsents } from "../../consultations/consent/list-care-consents.use-case.ts";
import { MeasuredProfiles } from "../answering/measured-profiles.ts";
import { Customers } from "../../identity/customers.port.ts";
import { PatientReports } from "../sharing/patient-reports.port.ts";
import { Rooms } from "../../consultations/call/rooms.port.ts";
import { Prescriptions } from "../../consultations/prescription/prescriptions.port.ts";
import { Ticks } from "../../consultations/ticks/ticks.port.ts";
import { AccessLog } from "../../consultations/access/access-log.port.ts";
import { Trackers } from "../../trackers/trackers.port.ts";
import { SavedResults } from "../../trackers/results/saved-results.port.ts";
import { LabBookings } from "../../labs/booking/lab-bookings.port.ts";
import { LabReports } from "../../labs/reports/lab-reports.port.ts";
import { Limits } from "../../shared/limits.port.ts";
import { CareFile } from "./care-file.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { MemberId } from "../../account/family-member.ts";
import type { NumberedAccess } from "../../consultations/access/access-log.port.ts";
import type { KeptBooking } from "../../consultations/booking/bookings.port.ts";
import type { Customer } from "../../identity/customer.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Limit } from "../../shared/limits.port.ts";
import type { Result } from "../../shared/result.ts";
import type { CareRecord, RecordedBooking } from "./care-record.ts";

export type CareExportRefusal = { readonly kind: "too-many-exports" };

/**
 * Everything of a customer's care and that of their members as a file in UTF-8; nothing of anybody else's. Source:
 * specification/consultations.md, Export in FHIR.
 */
export type ExportCare = (customer: CustomerId) => Promise<Result<Uint8Array, CareExportRefusal>>;
export const ExportCare = useCase<ExportCare>("assessments", "ExportCare");

const EXPORTS: Limit = { name: "care export", most: 10, within: 60 * 60 * 1000 };
/** Before any dose was ticked. */
const FROM_THE_FIRST = day("2000-01-01");
const A_PAGE = 500;

type Needs = {
  readonly customers: Pick<Customers, "withId">;
  readonly households: Pick<Households, "family">;
  readonly bookings: Pick<Bookings, "of" | "complaint">;
  readonly rooms: Pick<Rooms, "find">;
  readonly prescriptions: Pick<Prescriptions, "of">;
  readonly ticks: Pick<Ticks, "since">;
  readonly assessments: Pick<Assessments, "of">;
  readonly profiles: MeasuredProfiles;
  readonly reports: Pick<PatientReports, "all">;
  readonly consents: ListCareConsents;
  readonly trackers: Pick<Trackers, "entriesOf" | "notedMembers" | "settingsOf">;
  readonly results: Pick<SavedResults, "listOf">;
  readonly labBookings: Pick<LabBookings, "of">;
  readonly labReports: Pick<LabReports, "of">;
  readonly accessLog: Pick<AccessLog, "of">;
  readonly limits: Limits;
  readonly file: CareFile;
  readonly now: Clock;
};

export const makeExportCare = maker(
  ExportCare,
  {
    assessments: Assessments,
    households: Households,
    bookings: Bookings,
    consents: ListCareConsents,
    profiles: MeasuredProfiles,
    customers: Customers,
    reports: PatientReports,
    rooms: Rooms,
    prescriptions: Prescriptions,
    ticks: Ticks,
    accessLog: AccessLog,
    trackers: Trackers,
    results: SavedResults,
    labBookings: LabBookings,
    labReports: LabReports,
    limits: Limits,
    file: CareFile,
    now: Clock,
  },
  (needs: Needs) => async (id) => {
    const at = needs.now();
    const counted = await needs.limits.count([{ limit: EXPORTS, by: id }], at);
    if (counted.kind === "exhausted") return refused({ kind: "too-many-exports" });
    const customer = await needs.customers.withId(id);
    if (customer === null) throw new SignedOut();
    return ok(needs.file(await recordOf(needs, customer, at)));
  },
);

async function recordOf(needs: Needs, customer: Customer, at: number): Promise<CareRecord> {
  const { id } = customer;
  const [family, stored, prescriptions, ticks, assessments, reports, consents, accesses] = await Promise.all([
    needs.households.family(id),
    needs.bookings.of(id),
    needs.prescriptions.of(id),
    needs.ticks.since(id, FROM_THE_FIRST),
    needs.assessments.of(id),
    needs.reports.all(id),
    needs.consents(id),
    allAccesses(needs.accessLog, id),
  ]);
  const bookings: RecordedBooking[] = [];
  for (const one of stored) bookings.push(await recordedBooking(needs, one)); // One after the other: somebody may have had many.
  const patients = new Set<MemberId | null>([null, ...family.map((one) => one.id), ...assessments.map(({ member }) => member)]);
  const profiles = await Promise.all(
    [...patients].map(async (member) => ({ customer: id, member, answers: await needs.profiles.of(id, member) })),
  );
  const measured = await measuredOf(needs, id);
  const found = await foundTestsOf(needs, id);
  const answered = profiles.filter(({ answers }) => answers.some(({ values }) => values.length > 0));
  const answers = { assessments, profiles: answered, reports };
  return { at, customer, family, bookings, prescriptions, ticks, ...answers, consents, accesses, found, ...measured };
}

async function recordedBooking({ bookings, rooms }: Needs, { booking, consulted }: KeptBooking): Promise<RecordedBooking> {
  const [complaint, seen] = await Promise.all([bookings.complaint(booking), rooms.find(booking.id)]);
  const consents = (seen?.room.history ?? []).flatMap(({ at, deed }) => (deed.kind === "check-in" ? [{ at, consent: deed.consent }] : []));
  return { booking, consulted, complaint, consents };
}

async function allAccesses(accessLog: Needs["accessLog"], customer: CustomerId): Promise<readonly NumberedAccess[]> {
  const read: NumberedAccess[] = [];
  for (;;) {
    const page = await accessLog.of(customer, { before: read.at(-1)?.number ?? null, limit: A_PAGE });
    read.push(...page);
    if (page.length < A_PAGE) return read;
  }
}
