import fc from "fast-check";
import { expect } from "vitest";
import { CancelBooking } from "#core/consultations/booking/cancel-booking.use-case.ts";
import { PreviewCancel } from "#core/consultations/booking/preview-cancel.use-case.ts";
import { roomTimes } from "#core/consultations/call/room-times.ts";
import { ReceiveWebhook } from "#core/payments/receive-webhook.use-case.ts";
import { anyPick, onBooking } from "./act.ts";
import { lose, meet, payLate, putOut, turnTo, waitInVain } from "./booking-acts.ts";
import { doJobs, WAYS } from "./booking-jobs.ts";
import { expectLawful } from "./booking-laws.ts";
import { at } from "./booking-run.ts";
import { anyBooking, anyCustomerAct, anyOrdering } from "./customer-acts.ts";
import { anyOnward } from "./onward-acts.ts";
import { anyRoomAct, readAll } from "./room-acts.ts";
import { anyCalendarAct, anyRefundByHand, anyStaffAct } from "./staff-acts.ts";
import type { Booking } from "#core/consultations/booking/booking.ts";
import type { Act } from "./act.ts";
import type { Run } from "./booking-run.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Nothing is known beforehand of what a booking may become: what must hold of it holds after each step. */
export type Model = Record<never, never>;

/** Acts at the same moment, and what must hold afterwards. */
const command = (acts: readonly Act[]): fc.AsyncCommand<Model, Run> => ({
  check: () => true,
  run: async (_, run) => {
    await Promise.all(acts.map((act) => act.run(run)));
    await expectLawful(run);
    run.desk.clock.at += 1_000;
  },
  toString: () => acts.map(({ told }) => told).join(" + "),
});

/** What goes back was shown before, whenever it is asked, and also at the last moment at which all of it does. */
const anyShownCancelling = () =>
  fc.constantFrom(null, -1, 0, 1).chain((off) =>
    onBooking(`cancel as shown ${off}`, ["confirmed", "checked_in"], async (run, { booking: { id, customer, start } }) => {
      if (off !== null) turnTo(run, start - 2 * HOUR + off);
      const shown = await run.desk.get(PreviewCancel)(customer, id);
      const done = await run.desk.get(CancelBooking)(customer, id);
      expect(done.kind).toBe(shown.kind);
      if (shown.kind === "ok" && done.kind === "ok") expect(done.value.back).toBe(shown.value.back);
    }),
  );

/** The moments at which something changes for a booking. */
const MOMENTS = {
  over: ({ expiresAt }: Booking) => expiresAt,
  "a day before": ({ start }: Booking) => start - 24 * HOUR,
  "two hours before": ({ start }: Booking) => start - 2 * HOUR,
  "an hour before": ({ start }: Booking) => start - HOUR,
  opens: (booking: Booking) => roomTimes(booking).opens,
  starts: ({ start }: Booking) => start,
  "ten past": ({ start }: Booking) => start + 10 * MINUTE,
  "a quarter past": ({ start }: Booking) => start + 15 * MINUTE,
  closes: (booking: Booking) => roomTimes(booking).closes,
  "two days later": ({ history }: Booking) => (history.at(-1)?.at ?? 0) + 48 * HOUR,
} as const;

const anyTurning = () =>
  fc.oneof(
    fc.constantFrom(1, 11, 16, 50, 60 * 24).map(
      (minutes): Act => ({
        told: `turn ${minutes}`,
        async run({ desk: { clock } }) {
          clock.at += minutes * MINUTE;
        },
      }),
    ),
    fc
      .tuple(fc.constantFrom(...Object.entries(MOMENTS)), fc.constantFrom(-1, 0, 1))
      .chain(([[name, moment], off]) =>
        onBooking(`until ${name} ${off}`, ["held", "pending_payment", "confirmed", "checked_in", "in_progress"], async (run, stored) =>
          turnTo(run, (moment(stored.booking) ?? 0) + off),
        ),
      ),
  );

/** Their server can't be reached, or can again. */
const anyMood = () =>
  fc.constantFrom("gone", "well", "well" as const).map(
    (kind): Act => ({
      told: `provider ${kind}`,
      async run({ desk }) {
        desk.standIn.mood = { kind };
      },
    }),
  );

/** What the provider comes to with money on its way back, told or not. */
const anyReturning = () =>
  fc.tuple(anyPick(), fc.constantFrom("processed", "processed", "failed" as const), fc.boolean()).map(
    ([pick, state, isTold]): Act => ({
      told: `refund ${pick} ${state} ${isTold}`,
      async run({ desk: { standIn, get } }) {
        const refund = at([...standIn.refunds.values()], pick);
        if (refund === undefined || refund.status === "processed") return;
        if (refund.status === "pending") standIn.settle(refund.id, state);
        const { body, headers } = standIn.telling(`refund.${refund.status}`, refund.id);
        if (isTold) expect(await get(ReceiveWebhook)("razorpay", body, headers)).toBe("heard");
      },
    }),
  );

const anyJobs = () => fc.constantFrom(...WAYS).map((way): Act => ({ told: `jobs ${way}`, run: (run) => doJobs(run, way) }));

/** Of several at once nobody turns the clock or the provider's mood. */
const anyMeanwhile = () =>
  fc.oneof(
    { weight: 5, arbitrary: anyCustomerAct() },
    { weight: 3, arbitrary: anyRoomAct() },
    { weight: 1, arbitrary: fc.oneof(anyStaffAct(), anyCalendarAct()) },
    { weight: 1, arbitrary: anyJobs() },
  );

export const anyCommands = (most: number) =>
  fc.commands(
    [
      ...[anyBooking(), anyBooking(), anyCustomerAct(), anyCustomerAct(), anyCustomerAct()],
      ...[onBooking("meet", ["confirmed"], meet), anyRoomAct(), anyRoomAct(), anyRoomAct()],
      ...[
        onBooking("read all", ["in_progress"], readAll),
        onBooking("wait in vain", ["confirmed"], waitInVain),
        onBooking("lose", ["confirmed"], lose),
        onBooking("put out", ["confirmed", "in_progress"], putOut),
      ],
      ...[anyOrdering(), onBooking("pay late", ["pending_payment"], payLate)],
      ...[anyShownCancelling(), anyStaffAct(), anyRefundByHand(), anyReturning(), anyMood()],
      ...[anyTurning(), anyTurning(), anyTurning(), anyJobs(), anyJobs()],
      ...Array.from({ length: 8 }, anyOnward),
    ]
      .map((acts) => acts.map((act) => command([act])))
      .concat(Array.from({ length: 5 }, () => fc.array(anyMeanwhile(), { minLength: 2, maxLength: 4 }).map(command))),
    { maxCommands: most, size: "max" },
  );
