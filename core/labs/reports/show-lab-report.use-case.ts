import { grouped } from "../../shared/grouped.ts";
import { ok, refused } from "../../shared/result.ts";
import { token } from "../../shared/token.ts";
import { currentTests, testsOf } from "./lab-report.ts";
import { verdictOn } from "./lab-value.ts";
import type { MemberId } from "../../account/family-member.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Result } from "../../shared/result.ts";
import type { UnknownLabBooking } from "../booking/change-my-lab-booking.ts";
import type { LabBooking } from "../booking/lab-booking.ts";
import type { LabBookings } from "../booking/lab-bookings.port.ts";
import type { CurrentTest, LabReport, ReportedTest } from "./lab-report.ts";
import type { LabReports } from "./lab-reports.port.ts";
import type { LabValue, ResultVerdict } from "./lab-value.ts";

/** A value as it was found at another time, `takenAt` in milliseconds since 1970. */
export type EarlierValue = { readonly takenAt: number; readonly value: number };

/** `verdict` null: nothing was sent to judge it by. `earlier`: the same value of the same person in the same unit, the oldest first. */
export type ShownLabValue = LabValue & { readonly verdict: ResultVerdict | null; readonly earlier: readonly EarlierValue[] };

export type ShownReportedTest = Omit<CurrentTest, "values"> & { readonly values: readonly ShownLabValue[] };

/** `awaited`: tests that the laboratory has not told yet. `member` null: the customer. */
export type PersonsLabReport = {
  readonly member: MemberId | null;
  readonly tests: readonly ShownReportedTest[];
  readonly awaited: readonly Pick<ReportedTest, "test" | "title">[];
};

/** Everything that was found in one booking. */
export type ShownLabReport = Pick<LabBooking, "id" | "lab" | "state"> & { readonly people: readonly PersonsLabReport[] };

/**
 * The report of a customer's own booking, the newest version of each test, with what was found at other times; nobody else's is told. While
 * nothing was found all is awaited. Source: specification/labs.md, Reports of a lab.
 */
export type ShowLabReport = (customer: CustomerId, id: PayableId) => Promise<Result<ShownLabReport, UnknownLabBooking>>;
export const ShowLabReport = token<ShowLabReport>("ShowLabReport");

type Needs = { readonly bookings: Pick<LabBookings, "withId">; readonly reports: Pick<LabReports, "of"> };

export const makeShowLabReport =
  ({ bookings, reports }: Needs): ShowLabReport =>
  async (customer, asked) => {
    const kept = await bookings.withId(asked);
    if (kept === null || kept.booking.customer !== customer) return refused({ kind: "unknown-booking" });
    const { id, lab, state, basket } = kept.booking;
    const all = await reports.of(customer);
    return ok({ id, lab, state, people: basket.people.map(({ member }) => reportFor(member, { booking: kept.booking, all })) });
  };

function reportFor(
  member: MemberId | null,
  { booking, all }: { readonly booking: LabBooking; readonly all: readonly LabReport[] },
): PersonsLabReport {
  const found = new Map(
    currentTests(
      all.filter((one) => one.booking === booking.id),
      member,
    ).map((one) => [one.test, one]),
  );
  const asked = testsOf(booking.basket, member);
  const others = grouped(
    all.filter((one) => one.booking !== booking.id && one.member === member),
    (one) => one.booking,
  );
  const elsewhere = [...others.values()].flatMap((some) => currentTests(some, member));
  return {
    member,
    tests: asked.flatMap(({ test }) => {
      const one = found.get(test);
      return one === undefined ? [] : [shownTest(one, elsewhere)];
    }),
    awaited: asked.filter(({ test }) => !found.has(test)),
  };
}

const shownTest = (test: CurrentTest, elsewhere: readonly CurrentTest[]): ShownReportedTest => ({
  ...test,
  values: test.values.map((value) => ({
    ...value,
    verdict: verdictOn(value.result),
    earlier: elsewhere
      .filter(({ takenAt }) => takenAt < test.takenAt)
      .flatMap(({ takenAt, values }) => values.flatMap((one) => earlierIn(one, value, takenAt)))
      .toSorted((a, b) => a.takenAt - b.takenAt),
  })),
});

function earlierIn(one: LabValue, { code, result }: LabValue, takenAt: number): readonly EarlierValue[] {
  if (one.code !== code || one.result.kind === "words" || result.kind === "words" || one.result.unit !== result.unit) return [];
  return [{ takenAt, value: one.result.value }];
}
