import { needsConsent } from "../needs-consent.ts";
import type { MemberId } from "../../account/family-member.ts";
import type { FileId } from "../../files/file-id.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { LabBooking } from "./lab-booking.ts";
import type { LabStep } from "./lab-booking-step.ts";
import type { LabTest } from "../lab-test.ts";
import type { BilingualText } from "../../shared/language.ts";

const DAY = 24 * 60 * 60 * 1000;

/**
 * Within so long after a prescription was refused another one can be sent, in milliseconds. Source: specification/labs.md, Prescription for
 * a test.
 */
export const RESENT_WITHIN = DAY;

/** What a person's tests ask for before they are paid for; `member` null: the customer. `tests`: which of them do. */
export type TestRequirement = {
  readonly kind: "prescription" | "consent";
  readonly member: MemberId | null;
  readonly tests: readonly BilingualText[];
};

/** What prescribes a test: a picture or PDF that the customer sent, or a version of a prescription that was signed here. */
export type PrescriptionSource =
  | { readonly kind: "upload"; readonly file: FileId }
  | { readonly kind: "signed"; readonly booking: PayableId; readonly number: string; readonly version: number };

/**
 * How a requirement stands. "given": the consent. "sent": nobody has looked at the prescription yet. `reason`: why it was refused; `until`:
 * until when another one can be sent then, in milliseconds since 1970.
 */
export type CheckedRequirement = TestRequirement & {
  readonly state: "missing" | "given" | "sent" | "accepted" | "refused";
  readonly source: PrescriptionSource | null;
  readonly reason: string | null;
  readonly until: number | null;
};

/** What the tests of one person ask for. Source: specification/labs.md, Prescription for a test. */
export function requirementsOf(member: MemberId | null, tests: readonly LabTest[]): readonly TestRequirement[] {
  const named = (asking: readonly LabTest[]) => [...new Map(asking.map(({ id, title }) => [id, title])).values()];
  const all: readonly TestRequirement[] = [
    { kind: "prescription", member, tests: named(tests.filter(({ needsPrescription }) => needsPrescription)) },
    { kind: "consent", member, tests: named(tests.filter(needsConsent)) },
  ];
  return all.filter((one) => one.tests.length > 0);
}

type Required = Pick<LabBooking, "basket" | "history">;

/** How everything that a booking asks for stands, by its steps. Source: specification/labs.md, Prescription for a test. */
export const checkedRequirements = ({ basket, history }: Required): readonly CheckedRequirement[] =>
  basket.requirements.map((one) => checkedIn(one, history));

function checkedIn(one: TestRequirement, history: readonly LabStep[]): CheckedRequirement {
  const none: CheckedRequirement = { ...one, state: "missing", source: null, reason: null, until: null };
  let now = none;
  for (const { at, deed } of history) {
    if (deed.kind !== "requirement" || deed.member !== one.member || (deed.event === "consent") !== (one.kind === "consent")) continue;
    if (deed.event === "consent") now = { ...none, state: "given" };
    if (deed.event === "send-prescription") now = { ...none, state: "sent", source: deed.source };
    if (deed.event === "accept-prescription") now = { ...now, state: "accepted" };
    if (deed.event === "refuse-prescription") now = { ...now, state: "refused", reason: deed.reason, until: at + RESENT_WITHIN };
  }
  return now;
}

/** Whether something is missing without which a booking is not paid for. Source: specification/labs.md, Prescription for a test. */
export const lacksRequirement = (booking: Required): boolean => checkedRequirements(booking).some(({ state }) => state === "missing");

/** Whether the laboratory has not accepted each prescription yet. Source: specification/labs.md, Prescription for a test. */
export const lacksCheck = (booking: Required): boolean =>
  checkedRequirements(booking).some(({ state }) => state !== "accepted" && state !== "given");

/**
 * Until when another prescription can be sent for one that was refused, in milliseconds since 1970; null: none was. Source:
 * specification/labs.md, Prescription for a test.
 */
export const prescriptionDue = (booking: Required): number | null =>
  checkedRequirements(booking).reduce<number | null>(
    (first, { until }) => (until === null ? first : Math.min(until, first ?? until)),
    null,
  );
