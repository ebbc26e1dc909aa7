import { labBasket } from "#core/labs/booking/lab-basket.ts";
import { labBookingId } from "#core/labs/booking/lab-booking-id.ts";
import { newLabBooking } from "#core/labs/booking/lab-booking.ts";
import { labPackageId } from "#core/labs/lab-package.ts";
import { labTestId } from "#core/labs/lab-test.ts";
import { payableId } from "#core/ledger/entry.ts";
import { daysAfter, firstInstantOf } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { labReportOf } from "./lab-reports.ts";
import { DEMO_LAB_PAPER, DEMO_PRESCRIPTION } from "./papers.ts";
import type { FileId } from "#core/files/file-id.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { BookedPlace, LabBooking } from "#core/labs/booking/lab-booking.ts";
import type { LabOffer } from "#core/labs/labs.port.ts";
import type { LabDeed, LabStep, PlainLabEvent } from "#core/labs/booking/lab-booking-step.ts";
import type { LabReport } from "#core/labs/booking/lab-report.ts";
import type { FoundFigures } from "./lab-reports.ts";
import type { Day } from "#core/shared/day.ts";
import type { PaymentEvent } from "#core/payments/payment-state.ts";

/** A booking of tests as it was held, and its steps since then, each with what the sandbox reported at that moment. */
export type LabBookingHistory = {
  readonly booking: LabBooking;
  readonly moments: readonly { readonly step: LabStep; readonly events: readonly PaymentEvent[]; readonly report: LabReport | null }[];
};

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const TAKEN = ["assign", "collect", "receive"] as const;

const LATEST: FoundFigures = { hba1c: 5.7, eag: 117, chol: 212, hdl: 47, ldl: 138, tg: 134, vldl: 27, "chol-hdl": 4.5 };

/** One test of the sugar of three months, some days ago. The average glucose follows from it. */
function sugarOf(day: number, hba1c: number): Plan {
  const found = { hba1c, eag: Math.round(28.7 * hba1c - 46.7) };
  return { tests: "t-hba1c", packages: "", day, hour: 8, held: 3, events: [...TAKEN, "report"], found };
}

/**
 * `day`, `hour`: when its sample is to be taken, the day counted from today. `held`: how many days before that it was booked; null: as the
 * demo begins.
 */
type Plan = {
  readonly tests: string;
  readonly packages: string;
  readonly day: number;
  readonly hour: number;
  readonly held: number | null;
  readonly events: readonly PlainLabEvent[];
  /** What was found of each code; null: nothing yet. */
  readonly found: FoundFigures | null;
  /** Whether what its tests ask for was sent and agreed to. The laboratory has not looked at it yet. */
  readonly isSent?: true;
};

const PLANS: readonly Plan[] = [
  { tests: "t-hba1c", packages: "p-full-body-checkup", day: 3, hour: 7, held: 4, events: [], found: null },
  { tests: "t-tsh", packages: "", day: 2, hour: 8, held: 5, events: ["assign"], found: null },
  { tests: "t-lipid-profile", packages: "", day: -1, hour: 7, held: 3, events: ["assign", "collect", "receive"], found: null },
  {
    tests: "t-complete-blood-count",
    packages: "",
    day: -2,
    hour: 9,
    held: 3,
    events: ["assign", "collect", "receive", "spoil"],
    found: null,
  },
  { tests: "t-hba1c", packages: "", day: -4, hour: 10, held: 3, events: ["assign", "miss"], found: null },
  { tests: "t-tsh", packages: "p-essential-checkup", day: -9, hour: 8, held: 4, events: ["cancel"], found: null },
  { tests: "t-hba1c t-lipid-profile t-tsh", packages: "", day: -6, hour: 7, held: 3, events: [...TAKEN, "report-part"], found: LATEST },
  ...[sugarOf(-170, 5.9), sugarOf(-350, 6.1), sugarOf(-530, 6.3), sugarOf(-710, 6.4)],
  { tests: "t-antinuclear-antibodies t-hiv-antibodies", packages: "", day: 4, hour: 8, held: 5, events: [], found: null, isSent: true },
  { tests: "t-tsh", packages: "", day: -1, hour: 9, held: 3, events: ["assign", "collect"], found: null },
  { tests: "t-lipid-profile", packages: "", day: 6, hour: 7, held: 7, events: ["expire"], found: null },
  // These two last as long as anybody's: ten minutes, and fifteen.
  { tests: "t-tsh", packages: "", day: 5, hour: 8, held: null, events: [], found: null },
  { tests: "t-hba1c", packages: "", day: 5, hour: 9, held: null, events: ["ask"], found: null },
];

type For = { readonly customer: CustomerId; readonly place: BookedPlace; readonly birthdate: Day; readonly offer: LabOffer };

/** Bookings of one customer at the first laboratory of the offer, by the rules that hold for everybody's. */
export function labBookingHistoriesAt(now: number, { customer, place, birthdate, offer }: For): readonly LabBookingHistory[] {
  const [lab] = offer.labs;
  if (lab === undefined) return [];
  return PLANS.map(({ tests, packages, day, hour, held, events, found, isSent = false }, nth) => {
    const start = firstInstantOf(daysAfter(indianDay(now), day)) + hour * HOUR;
    const heldAt = held === null ? now : Math.min(start - held * DAY, now - DAY);
    const people = [{ member: null, tests: idsIn(tests).map(labTestId), packages: idsIn(packages).map(labPackageId) }];
    const basket = labBasket(people, place.kind, offer);
    if (basket.kind === "refused") throw new TypeError(`the demo's basket ${nth} is refused: ${basket.refusal.kind}`);
    const { id, name, address, city, hindi } = lab;
    const facts = { id: payableId(labBookingId(`demo-${nth}`)), customer, lab: { id, name, address, city, hindi }, place, start };
    const booking = newLabBooking({ ...facts, basket: basket.value }, heldAt);
    const payment = `sbp_demo_lab_${nth}`;
    const paid: PaymentEvent = {
      id: `${payment}/captured`,
      provider: "sandbox",
      payment,
      kind: "captured",
      amount: basket.value.total,
      at: heldAt + 2 * MINUTE,
    };
    return {
      booking,
      moments: [
        ...(isSent ? requirementSteps(heldAt, DEMO_PRESCRIPTION) : []),
        ...(held === null || events.includes("expire")
          ? []
          : [
              { step: stepAt(heldAt + MINUTE, "ask", null), events: [], report: null },
              { step: stepAt(heldAt + 2 * MINUTE, "pay", payment), events: [paid], report: null },
            ]),
        ...events.map((event, place) => {
          const at = event === "expire" ? (booking.expiresAt ?? heldAt) : momentOf(event, { start, heldAt, place });
          const report =
            found === null || !isReport(event)
              ? null
              : labReportOf(booking, {
                  at,
                  figures: found,
                  birthdate,
                  offered: offer.tests,
                  paper: found === LATEST ? DEMO_LAB_PAPER : null,
                });
          return { step: stepAt(at, event, null), events: [], report };
        }),
        ...(events.includes("cancel") ? refundSteps(heldAt + DAY) : []),
      ],
    };
  });
}

const MINUTE = 60_000;

const idsIn = (text: string): readonly string[] => text.split(" ").filter((one) => one !== "");

/** A collector is assigned after the booking, and all else follows from the slot on; a cancellation is in time. */
function momentOf(
  event: PlainLabEvent,
  { start, heldAt, place }: { readonly start: number; readonly heldAt: number; readonly place: number },
): number {
  if (event === "ask") return heldAt;
  if (event === "assign") return heldAt + HOUR;
  if (isReport(event)) return start + DAY;
  return event === "cancel" ? heldAt + DAY : start + place * HOUR;
}

const isReport = (event: PlainLabEvent): boolean => event === "report" || event === "report-part";

function stepAt(at: number, event: PlainLabEvent, payment: string | null): LabStep {
  const deed: LabDeed = event === "assign" ? { kind: "collector", event, collector: "Ravi Kale" } : { kind: "state", event, payment };
  if (event === "pay") return { at, by: { kind: "provider" }, deed };
  if (event === "expire") return { at, by: { kind: "clock" }, deed };
  return event === "ask" || event === "cancel"
    ? { at, by: { kind: "customer" }, deed }
    : { at, by: { kind: "staff", name: "meera" }, deed };
}

function requirementSteps(at: number, file: FileId) {
  const deeds: readonly LabDeed[] = [
    { kind: "requirement", event: "send-prescription", member: null, source: { kind: "upload", file } },
    { kind: "requirement", event: "consent", member: null },
  ];
  return deeds.map((deed) => ({ step: { at, by: { kind: "customer" }, deed } satisfies LabStep, events: [], report: null }));
}

const refundSteps = (at: number) =>
  (["send", "process"] as const).map((event, nth) => ({
    step: { at: at + (nth + 1) * MINUTE, by: { kind: nth === 0 ? "clock" : "provider" }, deed: { kind: "refund", event } } as const,
    events: [],
    report: null,
  }));
