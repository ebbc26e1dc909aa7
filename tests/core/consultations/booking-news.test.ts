import { describe, expect, it } from "vitest";
import { changeByClock } from "#core/consultations/booking/change-by-clock.ts";
import { makeCancelBooking } from "#core/consultations/booking/cancel-booking.use-case.ts";
import { bookingPayables } from "#core/consultations/booking/booking-payables.ts";
import { makeGiveFeeBack } from "#core/consultations/missed/give-fee-back.use-case.ts";
import { makeHoldTime } from "#core/consultations/booking/hold-time.use-case.ts";
import { makeStepBookingAsStaff } from "#core/consultations/staff/step-booking-as-staff.use-case.ts";
import { makeRescheduleBooking } from "#core/consultations/moving/reschedule-booking.use-case.ts";
import { bookingNews } from "#core/consultations/booking/booking-news.ts";
import { makeFollowBooking } from "#core/consultations/news/follow-booking.use-case.ts";
import { NEWS_OF_EVENT } from "#core/consultations/booking/news-of-event.ts";
import { makeFollowPrescription } from "#core/consultations/news/follow-prescription.use-case.ts";
import { makeRemindOfBooking } from "#core/consultations/news/remind-of-booking.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { payableId } from "#core/ledger/entry.ts";
import { daysAfter, firstInstantOf } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { memoryBookings } from "#adapters/memory/consultations/bookings.ts";
import { memoryCustomers } from "#adapters/memory/identity/customers.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memoryNotifications } from "#adapters/memory/notifications/notifications.ts";
import { bookingMessages } from "#cli/consultations/booking-messages.ts";
import { aSignedVersion } from "#tests/builders/consultations/a-signed-version.ts";
import { aMobile, aNewCustomer, anEmail } from "#tests/builders/a-new-customer.ts";
import { aPractitioner } from "#tests/builders/a-practitioner.ts";
import { captureBy } from "#tests/builders/a-payment-event.ts";
import { now } from "#tests/fixtures.ts";
import { keptJobs } from "#tests/kept-jobs.ts";
import type { PrescriptionEvent } from "#core/consultations/booking/booking-job.ts";
import type { Prescription, Withdrawn } from "#core/consultations/prescription/prescription.ts";
import type { Language } from "#core/shared/language.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const asha = customerId("asha");
const nine = firstInstantOf(daysAfter(indianDay(now), 2)) + 9 * HOUR;
const { practitioner } = aPractitioner("sunanda");

/** A clinic whose jobs are done when a test says so, and an appointment in it. */
async function aClinic(language: Language = "en") {
  const memory = new Memory();
  memory.practitioners.set(practitioner.id, aPractitioner("sunanda"));
  const customers = memoryCustomers(memory);
  await customers.register(aNewCustomer({ id: asha, mobile: aMobile("9820012345"), email: anEmail("asha@example.in") }), now);
  const clock = { at: now };
  const time = () => clock.at;
  const [bookings, notifications] = [memoryBookings(memory), memoryNotifications(memory)];
  let ids = 0;
  const newId = () => `told-${String(++ids).padStart(4, "0")}`;
  const needs = { bookings, customers, notifications, messages: bookingMessages("https://shop.test"), now: time, newId };
  const [follow, remind] = [makeFollowBooking(needs), makeRemindOfBooking(needs)];
  const hold = makeHoldTime({ bookings, households: { family: async () => [] }, consents: async () => [null], now: time, newId });
  const asked = {
    practitioner: practitioner.id,
    start: nine,
    length: 15,
    mode: "audio",
    member: null,
    complaint: "A cough",
    key: "a",
  } as const;
  const held = await hold({ customer: asha, language }, asked);
  if (held.kind === "refused") throw new Error(held.refusal.kind);
  const { id } = held.value;
  await bookingPayables(bookings).record(id, { events: [{ ...captureBy("pay-1", 20_000), at: now }], at: now });
  const stored: { versions: Prescription["versions"]; withdrawn: Withdrawn | null } = {
    versions: [aSignedVersion({ booking: id, start: nine, diagnosis: "Anidra" })],
    withdrawn: null,
  };
  return {
    id,
    clock,
    bookings,
    move: (start: number) => makeRescheduleBooking({ bookings, now: time })(asha, { booking: id, start }),
    missed: (event: "patient-missed" | "practitioner-missed") =>
      makeStepBookingAsStaff({ bookings, now: time })({
        id,
        staff: "meera",
        action: "no-show",
        deed: { kind: "state", event, payment: null },
      }),
    cancel: () => makeCancelBooking({ bookings, now: time })(asha, id),
    /** Does every job that is due, as a worker does, twice. */
    async work() {
      for (const _ of [1, 2])
        for (const { job, notBefore } of keptJobs(memory)) {
          if (notBefore !== null && notBefore > clock.at) continue;
          if (job.kind === "give-fee-back") await makeGiveFeeBack({ bookings, now: time })(payableId(job.booking));
          if (job.kind === "follow-booking") await follow(payableId(job.booking), job.step);
          if (job.kind === "remind-of-booking") await remind({ booking: payableId(job.booking), start: job.start, ahead: job.ahead });
        }
    },
    /** Tells of it when it has happened, as a worker does. */
    async prescribed(event: PrescriptionEvent) {
      const [first, ...later] = stored.versions;
      if (event.kind === "signed" && event.version > 1 + later.length) stored.versions = [first, ...later, first];
      if (event.kind === "withdrawn") stored.withdrawn = { at: clock.at, reason: "SENTINEL" };
      const ofBooking = async () => ({ customer: asha, member: null, ...stored });
      await makeFollowPrescription({ ...needs, prescriptions: { ofBooking } })(id, event);
    },
    planned: () => keptJobs(memory).flatMap(({ job, notBefore }) => (job.kind === "remind-of-booking" ? [notBefore] : [])),
    told: async () =>
      (await notifications.listed(asha, { after: null, limit: 50 })).notifications
        .flatMap((one) => (one.kind === "announcement" ? [one] : []))
        .reverse(),
    sent: () => keptJobs(memory).flatMap(({ job }) => (job.kind === "send-email" || job.kind === "send-sms" ? [job] : [])),
  };
}

describe("the customer of a booking", () => {
  it("is told once that it is booked, moved and cancelled, with its money and without anything of health", async () => {
    const clinic = await aClinic();
    await clinic.work();
    await clinic.move(nine + 20 * MINUTE);
    await clinic.work();
    await clinic.cancel();
    await clinic.work();
    expect((await clinic.told()).map(({ text, path }) => [text.en, path])).toEqual([
      [expect.stringMatching(/^Your appointment is booked for Sunday.+ 9:00 am \(Indian time\)\.$/), `/appointments/${clinic.id}`],
      [expect.stringMatching(/^Your appointment has moved to .+ 9:20 am \(Indian time\)\.$/), `/appointments/${clinic.id}`],
      [
        expect.stringMatching(/^You cancelled your appointment on .+ 9:20 am \(Indian time\)\. We.ll refund ₹200(\.00)? the way you paid/),
        `/appointments/${clinic.id}`,
      ],
    ]);
    const sent = clinic.sent();
    expect(sent.map(({ kind }) => kind)).toEqual(["send-email", "send-sms", "send-email", "send-sms", "send-email"]);
    expect(JSON.stringify([sent, await clinic.told()])).not.toMatch(/cough|Sunanda|yurved/i);
    expect(sent.every((one) => JSON.stringify(one).includes(`https://shop.test/appointments/${clinic.id}`))).toBe(true);
  });

  it("is told that the practitioner did not come and until when to choose, then what goes back, without anything of health", async () => {
    const clinic = await aClinic();
    clinic.clock.at = nine + 10 * MINUTE;
    await clinic.missed("practitioner-missed");
    await clinic.work();
    clinic.clock.at += 48 * HOUR;
    await clinic.work();
    const told = (await clinic.told()).map(({ text }) => text.en);
    expect(told.slice(1)).toEqual([
      expect.stringMatching(
        /^Sorry, your practitioner did not join your appointment on .+ 9:00 am \(Indian time\)\. You have until .+ 9:10 am \(Indian time\) to choose another time at no cost, or to get your ₹200(\.00)? back\. If you do nothing, we refund it then\.$/,
      ),
      expect.stringMatching(/^We.ll refund ₹200(\.00)? for your appointment on .+ the way you paid, within 7 working days\.$/),
    ]);
    expect(JSON.stringify([clinic.sent(), await clinic.told()])).not.toMatch(/cough|Sunanda|yurved/i);
  });

  it("is told of each version that was prescribed and that it was withdrawn, once, without anything of health", async () => {
    const clinic = await aClinic();
    const path = `/prescription/${clinic.id}`;
    const told = async () => (await clinic.told()).filter((one) => one.path === path).map(({ text }) => text.en);
    await clinic.prescribed({ kind: "signed", version: 1 });
    await clinic.prescribed({ kind: "signed", version: 1 });
    expect(await told()).toEqual([
      expect.stringMatching(/^Your prescription for your appointment on .+ 9:00 am \(Indian time\) is ready\.$/),
    ]);
    await clinic.prescribed({ kind: "signed", version: 2 });
    await clinic.prescribed({ kind: "signed", version: 1 }); // Late: it was replaced, and that is told.
    await clinic.prescribed({ kind: "withdrawn" });
    await clinic.prescribed({ kind: "signed", version: 2 });
    expect((await told()).slice(1)).toEqual([
      expect.stringMatching(/^There is a new version of the prescription for your appointment on .+ from now on\.$/),
      expect.stringMatching(/^The practitioner withdrew the prescription for your appointment on .+ Its page says why\.$/),
    ]);
    const sent = clinic.sent().filter((one) => JSON.stringify(one).includes(path));
    expect(sent.map(({ kind }) => kind)).toEqual(["send-email", "send-sms", "send-email", "send-sms", "send-email", "send-sms"]);
    expect(JSON.stringify([sent, await clinic.told()])).not.toMatch(/cough|Sunanda|yurved|Anidra|SENTINEL/i);
  });

  it("is told that the line failed and until when to choose", async () => {
    const clinic = await aClinic();
    clinic.clock.at = nine + 15 * MINUTE;
    for (const event of ["check-in", "admit", "break-off"] as const)
      await changeByClock(clinic.bookings, clinic.id, { event, at: nine + 15 * MINUTE });
    await clinic.work();
    expect((await clinic.told()).at(-1)?.text.en).toMatch(
      /^Sorry, the call failed during your appointment on .+ 9:00 am \(Indian time\)\. You have until .+ 9:15 am \(Indian time\) to choose another time at no cost, or to get your ₹200(\.00)? back\. If you do nothing, we refund it then\.$/,
    );
    expect(clinic.sent().at(-2)).toMatchObject({ subject: "Sorry, your consultation's call failed" });
  });

  it("is told that they missed it themselves", async () => {
    const clinic = await aClinic("hi");
    clinic.clock.at = nine + 15 * MINUTE;
    await clinic.missed("patient-missed");
    await clinic.work();
    expect(clinic.sent().at(-2)).toMatchObject({ subject: "आप अपने अपॉइंटमेंट में नहीं आए" });
  });

  it("is written in the language in which the time was held", async () => {
    const clinic = await aClinic("hi");
    await clinic.work();
    expect(clinic.sent()[0]).toMatchObject({ subject: "आपका अपॉइंटमेंट बुक हो गया", text: expect.stringContaining("सुबह 9:00 बजे") });
  });

  it("is reminded a day, an hour and ten minutes before, once, and never of a time that moved", async () => {
    const clinic = await aClinic();
    expect(clinic.planned()).toEqual([nine - 24 * HOUR, nine - HOUR, nine - 10 * MINUTE]);
    clinic.clock.at = nine - 24 * HOUR;
    await clinic.work();
    await clinic.move(nine + 60 * MINUTE);
    const reminded = async () => (await clinic.told()).filter(({ text }) => /is coming up|is in 10/.test(text.en)).length;
    expect(await reminded()).toBe(1);
    clinic.clock.at = nine - 23 * HOUR;
    await clinic.work();
    expect(await reminded()).toBe(2);
    for (const before of [HOUR, 10 * MINUTE]) {
      clinic.clock.at = nine - before;
      await clinic.work();
    }
    expect(await reminded()).toBe(2); // Of nine o'clock nothing is told any more.
    clinic.clock.at = nine;
    await clinic.work();
    expect(await reminded()).toBe(3);
    clinic.clock.at = nine + 55 * MINUTE;
    await clinic.work();
    expect(await reminded()).toBe(4);
  });

  it("is reminded neither of what was cancelled nor so late that it says nothing", async () => {
    const [late, cancelled] = [await aClinic(), await aClinic()];
    late.clock.at = nine - 5 * MINUTE;
    await late.work();
    expect((await late.told()).map(({ text }) => text.en.slice(0, 25))).toEqual(["Your appointment is booke", "Your appointment is in 10"]);
    await cancelled.cancel();
    cancelled.clock.at = nine - HOUR;
    await cancelled.work();
    expect((await cancelled.told()).some(({ text }) => text.en.includes("is coming up"))).toBe(false);
  });

  it("finds on the page of news what was told", async () => {
    const clinic = await aClinic();
    await clinic.move(nine + 20 * MINUTE);
    await clinic.cancel();
    const stored = await clinic.bookings.withId(clinic.id);
    if (stored === null) throw new Error("not kept");
    const { booking } = stored;
    const told = booking.history.map(({ deed }, step) => [
      deed.kind !== "refund" && NEWS_OF_EVENT[deed.event] !== null,
      bookingNews(booking, step) !== null,
    ]);
    expect(told.every(([page, news]) => page === news)).toBe(true);
    expect(bookingNews(booking, 1)).toEqual({ kind: "booked", start: nine });
  });
});
