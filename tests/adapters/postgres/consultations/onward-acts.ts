import { AdmitPatient } from "#core/consultations/call/admit-patient.use-case.ts";
import { CompleteCall } from "#core/consultations/call/complete-call.use-case.ts";
import { WatchRooms } from "#core/consultations/call/watch-rooms.use-case.ts";
import { CallOffBooking } from "#core/consultations/called-off/call-off-booking.use-case.ts";
import { CancelBooking } from "#core/consultations/booking/cancel-booking.use-case.ts";
import { ConfirmBooking } from "#core/consultations/booking/confirm-booking.use-case.ts";
import { ReleaseHold } from "#core/consultations/booking/release-hold.use-case.ts";
import { RebookBooking } from "#core/consultations/missed/rebook-booking.use-case.ts";
import { TakeFeeBack } from "#core/consultations/missed/take-fee-back.use-case.ts";
import { RescheduleBooking } from "#core/consultations/moving/reschedule-booking.use-case.ts";
import { ReceiveWebhook } from "#core/payments/receive-webhook.use-case.ts";
import { refundKey } from "#core/payments/refund-key.ts";
import { paise } from "#core/shared/money.ts";
import fc from "fast-check";
import { anyPick } from "./act.ts";
import { begin, lose, meet, pay, payLate, turnTo, waitInVain } from "./booking-acts.ts";
import { doJobs } from "./booking-jobs.ts";
import { at, bookingsOf, startOf } from "./booking-run.ts";
import { anyBooking } from "./customer-acts.ts";
import { marksOf } from "./reached-marks.ts";
import { stepAsStaff } from "./staff-acts.ts";
import type { KeptBooking } from "#core/consultations/booking/bookings.port.ts";
import type { BookingState } from "#core/consultations/slots/slot-facts.ts";
import type { Act } from "./act.ts";
import type { Run } from "./booking-run.ts";

const MINUTE = 60_000;

/** A way on from how a booking stands, with what it is to come to by it. */
type Way = readonly [mark: string, go: (run: Run, stored: KeptBooking) => Promise<unknown>];

const doctorOf = (run: Run, { booking }: KeptBooking) => run.doctors.find(({ practitioner }) => practitioner.id === booking.practitioner);

/** Gives an appointment the first other time that it can have. */
async function move(run: Run, { booking }: KeptBooking, what: typeof RescheduleBooking | typeof RebookBooking): Promise<void> {
  for (const days of [1, 2])
    for (const nth of [0, 1, 2, 3]) {
      const start = startOf(run, { days, nth, length: booking.length });
      if (start === booking.start) continue;
      const moved = await run.desk.get(what)(booking.customer, { booking: booking.id, start });
      if (moved.kind === "ok") return;
    }
}

async function stayAway(run: Run, { booking }: KeptBooking): Promise<void> {
  turnTo(run, booking.start + 15 * MINUTE);
  await run.desk.get(WatchRooms)();
}

const payBy =
  (status: "captured" | "failed") =>
  (run: Run, { booking }: KeptBooking) =>
    pay(run, booking.id, { status, less: 0, told: "webhook" });

const callOff = (run: Run, stored: KeptBooking) => {
  const account = doctorOf(run, stored)?.account;
  const asked = { booking: stored.booking.id, reason: "cannot-come" } as const;
  return account === undefined ? Promise.resolve() : run.desk.get(CallOffBooking)(account, asked);
};

/** What the provider comes to with the money of a booking, told at once. */
const sentBack = (state: "processed" | "failed") => async (run: Run, stored: KeptBooking) => {
  const { standIn, get } = run.desk;
  const key = refundKey(stored.booking, 1);
  const sent = [...standIn.refunds.values()].find(({ notes, status }) => status === "pending" && JSON.stringify(notes).includes(key));
  if (sent === undefined) return;
  standIn.settle(sent.id, state);
  const { body, headers } = standIn.telling(`refund.${state}`, sent.id);
  await get(ReceiveWebhook)("razorpay", body, headers);
};

const byStaff = (action: Parameters<typeof stepAsStaff>[2]) => (run: Run, stored: KeptBooking) => stepAsStaff(run, stored, action);
const giveUp = byStaff({ kind: "refund", event: "give-up" });
const giveBack: Way = ["step give-back", byStaff({ kind: "give-back", event: "give-back", amount: paise(9_999), reason: "Cut short" })];

const another = (run: Run, stored: KeptBooking) => move(run, stored, RebookBooking);
const unheld: readonly Way[] = [
  ["step rebook", another],
  ["step refund", (run, { booking }) => run.desk.get(TakeFeeBack)(booking.customer, booking.id)],
  ["given another time again", another],
];

const ONWARD: Readonly<Record<BookingState, readonly Way[]>> = {
  held: [
    ["step ask", begin],
    ["step confirm", (run, { booking }) => run.desk.get(ConfirmBooking)(booking.customer, booking.id)],
    ["step release", (run, { booking }) => run.desk.get(ReleaseHold)(booking.customer, booking.id)],
  ],
  pending_payment: [
    ["step fail", payBy("failed")],
    ["step pay", payBy("captured")],
    ["step revive", payLate],
  ],
  expired: [],
  confirmed: [
    ["rescheduled twice", (run, stored) => move(run, stored, RescheduleBooking)],
    ["missed after another time", stayAway],
    ["step practitioner-missed", stayAway],
    [
      "step patient-missed",
      async (run, stored) => {
        await waitInVain(run, stored);
        await run.desk.get(WatchRooms)();
      },
    ],
    ["called off at the desk", callOff],
    ["called off by staff", byStaff({ kind: "state", event: "call-off", payment: null })],
    ["step cancel", (run, { booking }) => run.desk.get(CancelBooking)(booking.customer, booking.id)],
    ["step admit", meet],
    [
      "step break-off",
      async (run, stored) => {
        await lose(run, stored);
        await run.desk.get(WatchRooms)();
      },
    ],
  ],
  checked_in: [
    [
      "step admit",
      (run, stored) =>
        run.desk.get(AdmitPatient)(doctorOf(run, stored)?.account ?? stored.booking.customer, {
          booking: stored.booking.id,
          opening: null,
        }),
    ],
  ],
  in_progress: [
    [
      "step complete",
      (run, stored) => run.desk.get(CompleteCall)(doctorOf(run, stored)?.account ?? stored.booking.customer, stored.booking.id),
    ],
  ],
  completed: [giveBack],
  cancelled_by_patient: [],
  cancelled_by_practitioner: [],
  no_show_patient: [giveBack],
  no_show_practitioner: unheld,
  failed_technically: unheld,
};

/** By what became of the money on its way back. */
const REFUNDS: Readonly<Record<NonNullable<KeptBooking["booking"]["refund"]>["state"], readonly Way[]>> = {
  initiated: [
    [
      "refund send",
      (run) => {
        run.desk.standIn.mood = { kind: "well" };
        return doJobs(run, "in order");
      },
    ],
    ["refund give-up", giveUp],
  ],
  pending: [
    ["refund fail", sentBack("failed")],
    ["refund process", sentBack("processed")],
  ],
  processed: [],
  failed: [["refund give-up", giveUp]],
  manual: [],
};

/** The ways on of a booking; what takes an earlier step first is left to those that had it. */
const waysOf = ({ booking }: KeptBooking): readonly Way[] => {
  const wasRebooked = booking.history.some(({ deed }) => deed.event === "rebook");
  const needs = (mark: string) => mark === "missed after another time" || mark === "given another time again";
  return [...ONWARD[booking.state], ...(booking.refund === null ? [] : REFUNDS[booking.refund.state])].filter(
    ([mark]) => wasRebooked || !needs(mark),
  );
};

/** What comes before something, the last first, where one step alone does not lead there. */
const BEFORE: Readonly<Record<string, readonly string[]>> = {
  "refund fail": ["refund send", "called off by staff", "step cancel"],
  "refund process": ["refund send", "called off by staff", "step cancel"],
  "step rebook": ["step practitioner-missed"],
  "step refund": ["step practitioner-missed"],
  "missed after another time": ["step rebook", "step practitioner-missed"],
  "given another time again": ["step rebook", "step practitioner-missed"],
  "step give-back": ["step complete", "step admit"],
};

/** How many steps in a row go on: one alone is seldom followed by the one that belongs to it. */
const IN_A_ROW = 3;

/** Goes on where it leads to what no walk has come to yet, from a new appointment if need be. */
export const anyOnward = () =>
  fc.tuple(anyPick(), anyBooking()).map(
    ([pick, booking]): Act => ({
      told: `onward ${pick}, else ${booking.told}`,
      async run(run) {
        for (let step = 0; step < IN_A_ROW; step += 1) await (wayOn(run, await bookingsOf(run), pick + step)?.() ?? booking.run(run));
      },
    }),
  );

/** Null: no booking leads to anything new. */
function wayOn(run: Run, all: readonly KeptBooking[], pick: number): (() => Promise<unknown>) | null {
  const seen = new Set([...run.reached, ...all.flatMap(({ booking }) => marksOf(booking))]);
  const ways = all.flatMap((stored) => waysOf(stored).map(([mark, go]) => ({ mark, go: () => go(run, stored) })));
  const fresh = ways.filter(({ mark }) => !seen.has(mark));
  const before = Object.entries(BEFORE).flatMap(([mark, marks]) => (seen.has(mark) ? [] : marks));
  const towards = before.flatMap((mark) => ways.filter((way) => way.mark === mark));
  return (at(fresh, pick) ?? towards[0])?.go ?? null;
}
