import { expect } from "vitest";
import { AdmitPatient } from "#core/consultations/call/admit-patient.use-case.ts";
import { CheckIn, CONSENT_VERSION } from "#core/consultations/call/check-in.use-case.ts";
import { LeaveCall } from "#core/consultations/call/leave-call.use-case.ts";
import { RemovePatient } from "#core/consultations/call/remove-patient.use-case.ts";
import { ReportLine } from "#core/consultations/call/line/report-line.use-case.ts";
import { TakeAudioSeat, TakeVideoSeat } from "#core/consultations/call/take-seat.use-case.ts";
import { HoldTime } from "#core/consultations/booking/hold-time.use-case.ts";
import { ConfirmBooking } from "#core/consultations/booking/confirm-booking.use-case.ts";
import { BeginPayment } from "#core/payments/begin-payment.use-case.ts";
import { Openings } from "#core/payments/openings.port.ts";
import { ReceiveCallback } from "#core/payments/receive-callback.use-case.ts";
import { ReceiveWebhook } from "#core/payments/receive-webhook.use-case.ts";
import { ReconcilePayments } from "#core/payments/reconcile-payments.use-case.ts";
import { bookingsOf, startOf, unlessAway } from "./booking-run.ts";
import type { KeptBooking } from "#core/consultations/booking/bookings.port.ts";
import type { PayableId } from "#core/ledger/entry.ts";
import type { Doctor, Patient } from "./a-booking-desk.ts";
import type { Run } from "./booking-run.ts";

const MINUTE = 60_000;

/** The lengths and modes for which the practitioners of a run have fees. */
export const OFFERS = [
  { length: 15, mode: "audio" },
  { length: 30, mode: "video" },
  { length: 30, mode: "audio" },
] as const;

export type ChosenTime = {
  readonly patient: Patient;
  readonly doctor: Doctor;
  readonly offer: (typeof OFFERS)[number];
  readonly days: number;
  readonly nth: number;
  readonly isForChild: boolean;
  readonly isTold: boolean;
};

/** Holds a time, on several devices at once with one key; the id of what is held, or null. */
export async function hold(run: Run, wanted: ChosenTime, devices = 1): Promise<PayableId | null> {
  const { patient, doctor, offer, isForChild } = wanted;
  const asked = {
    practitioner: doctor.practitioner.id,
    start: startOf(run, { ...wanted, length: offer.length }),
    ...offer,
    member: isForChild ? patient.child : null,
    complaint: wanted.isTold ? "Sleeps badly" : null,
    key: crypto.randomUUID(),
  };
  const reader = { customer: patient.id, language: "en" } as const;
  const answers = await Promise.all(Array.from({ length: devices }, () => run.desk.get(HoldTime)(reader, asked)));
  const ids = new Set(answers.map((answer) => (answer.kind === "ok" ? answer.value.id : null)));
  expect(ids.size).toBe(1);
  const [id = null] = ids;
  return id;
}

export async function begin({ desk }: Run, { booking }: KeptBooking): Promise<void> {
  await desk.get(BeginPayment)(booking.customer, { payable: booking.id, key: crypto.randomUUID() }).catch(unlessAway);
}

export const HEARD_BY = ["webhook", "callback", "twice at once", "by asking", "not"] as const;
export type HeardBy = (typeof HEARD_BY)[number];
export type PaidStatus = "created" | "authorized" | "captured" | "failed";

/** Somebody pays on the provider's page, also where the time has long been given up. */
export async function pay(
  run: Run,
  id: PayableId,
  { status, less, told }: { status: PaidStatus; less: number; told: HeardBy },
): Promise<void> {
  const { desk } = run;
  const [opening] = await desk.get(Openings).of(id);
  if (opening === undefined) return;
  const payment = desk.standIn.pay(opening.providerOrder, status, opening.amount - less);
  run.payments.set(payment, id);
  await tellOf(run, payment, told);
}

/** The shop learns of a payment: from the provider, from the browser that comes back, by asking, or not. */
export async function tellOf({ desk, payments }: Run, payment: string, given: HeardBy): Promise<void> {
  const { standIn, get } = desk;
  const status = String(standIn.payments.get(payment)?.status);
  const id = payments.get(payment);
  if (id === undefined || given === "not" || status === "created") return;
  const { body, headers } = standIn.telling(`payment.${status}`, payment);
  const hear = async () => expect(await get(ReceiveWebhook)("razorpay", body, headers)).toBe("heard");
  const ask = () => get(ReconcilePayments)(id).catch(unlessAway);
  if (given === "by asking") await ask();
  else if (given === "webhook") await hear();
  else if (given === "callback") await get(ReceiveCallback)(standIn.broughtBy(payment));
  else await Promise.all([hear(), hear(), ask()]);
}

/** From the calendar to a payment that is awaited, or as far as it goes. */
export async function order(run: Run, wanted: ChosenTime): Promise<KeptBooking | undefined> {
  const id = await hold(run, wanted);
  const stored = (await bookingsOf(run)).find(({ booking }) => booking.id === id);
  if (stored !== undefined && stored.booking.fee > 0) await begin(run, stored);
  return stored;
}

/** The same, to an appointment that is confirmed. */
export async function book(run: Run, wanted: ChosenTime): Promise<void> {
  const stored = await order(run, wanted);
  if (stored === undefined) return;
  const { booking } = stored;
  if (booking.fee === 0) return void (await run.desk.get(ConfirmBooking)(booking.customer, booking.id));
  await pay(run, booking.id, { status: "captured", less: 0, told: "callback" });
}

export async function checkIn({ desk }: Run, { booking }: KeptBooking): Promise<void> {
  const said = { consent: CONSENT_VERSION, language: "en", callBack: true, guardian: true } as const;
  await desk.get(CheckIn)(booking.customer, { booking: booking.id, ...said });
}

/** One of two devices of the patient or the practitioner takes a seat. */
export async function sit(run: Run, stored: KeptBooking, { isDoctor, device }: { isDoctor: boolean; device: number }): Promise<void> {
  const { id, mode, practitioner, customer } = stored.booking;
  const devices = isDoctor
    ? run.doctors.find((one) => one.practitioner.id === practitioner)?.devices
    : run.patients.find((one) => one.id === customer)?.devices;
  const session = devices?.[device];
  if (session === undefined) return;
  const take = run.desk.get(mode === "audio" ? TakeAudioSeat : TakeVideoSeat);
  const taken = await take(session, { booking: id, connection: session.id });
  if (taken.kind === "ok") run.tokens.push({ session, token: taken.value.token });
}

/** Time goes on to a moment, if it is ahead. */
export function turnTo({ desk: { clock } }: Run, moment: number): void {
  clock.at = Math.max(clock.at, moment);
}

/** The time is over before the payment comes. */
export async function payLate(run: Run, { booking }: KeptBooking): Promise<void> {
  turnTo(run, booking.expiresAt ?? 0);
  await pay(run, booking.id, { status: "captured", less: 0, told: "webhook" });
}

/** The practitioner waits for a patient who does not come. */
export async function waitInVain(run: Run, stored: KeptBooking): Promise<void> {
  turnTo(run, stored.booking.start - MINUTE);
  await sit(run, stored, { isDoctor: true, device: 1 });
  turnTo(run, stored.booking.start + 15 * MINUTE);
}

/** A consultation that begins: both come in time, and the patient is let in. */
export async function meet(run: Run, stored: KeptBooking): Promise<void> {
  const { booking } = stored;
  if (booking.state !== "confirmed") return;
  turnTo(run, booking.start - 5 * MINUTE);
  await checkIn(run, stored);
  for (const isDoctor of [true, false]) await sit(run, stored, { isDoctor, device: 0 });
  const doctor = run.doctors.find(({ practitioner }) => practitioner.id === booking.practitioner);
  if (doctor !== undefined) await run.desk.get(AdmitPatient)(doctor.account, { booking: booking.id, opening: null });
}

/** A consultation whose line is lost for good. */
export async function lose(run: Run, stored: KeptBooking): Promise<void> {
  await meet(run, stored);
  for (const { session, token } of run.tokens.slice(-2)) await run.desk.get(ReportLine)(session, { token, line: "call_back" });
  turnTo(run, run.desk.clock.at + 10 * MINUTE);
}

/** A patient who is put out, and tries all that opened a seat before. */
export async function putOut(run: Run, stored: KeptBooking): Promise<void> {
  await meet(run, stored);
  const doctor = run.doctors.find(({ practitioner }) => practitioner.id === stored.booking.practitioner);
  if (doctor !== undefined) await run.desk.get(RemovePatient)(doctor.account, stored.booking.id);
  for (const { session, token } of run.tokens.slice(-4)) await run.desk.get(LeaveCall)(session, token);
}
