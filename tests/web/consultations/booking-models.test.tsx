import { describe, expect, it, vi } from "vitest";
import { ListMembers } from "#core/account/list-members.use-case.ts";
import { memberId } from "#core/account/family-member.ts";
import { ListAssessments } from "#core/assessments/answering/list-assessments.use-case.ts";
import { BookingInHand } from "#core/consultations/booking/booking-in-hand.port.ts";
import { CancelBooking } from "#core/consultations/booking/cancel-booking.use-case.ts";
import { ConfirmBooking } from "#core/consultations/booking/confirm-booking.use-case.ts";
import { HoldTime } from "#core/consultations/booking/hold-time.use-case.ts";
import { PreviewCancel } from "#core/consultations/booking/preview-cancel.use-case.ts";
import { ReleaseHold } from "#core/consultations/booking/release-hold.use-case.ts";
import { ShowBooking } from "#core/consultations/visit/show-booking.use-case.ts";
import { AllowCareData } from "#core/consultations/consent/allow-care-data.use-case.ts";
import { ListCareConsents } from "#core/consultations/consent/list-care-consents.use-case.ts";
import { TakeFeeBack } from "#core/consultations/missed/take-fee-back.use-case.ts";
import { RebookBooking } from "#core/consultations/missed/rebook-booking.use-case.ts";
import { PreviewReschedule } from "#core/consultations/moving/preview-reschedule.use-case.ts";
import { RescheduleBooking } from "#core/consultations/moving/reschedule-booking.use-case.ts";
import { DownloadCalendarFile } from "#core/consultations/news/download-calendar-file.use-case.ts";
import { GiveBookingFeedback } from "#core/consultations/visit/give-booking-feedback.use-case.ts";
import { ReviewPractitioner } from "#core/consultations/visit/review-practitioner.use-case.ts";
import { payableId } from "#core/ledger/entry.ts";
import { ShowPayment } from "#core/payments/show-payment.use-case.ts";
import { outage } from "#tests/web/platform/model-laws/answers.ts";
import { daysAfter, firstInstantOf } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { paise } from "#core/shared/money.ts";
import { ok, refused } from "#core/shared/result.ts";
import { AppointmentModel, appointmentNeeds } from "#web/features/consultations/appointments/appointment-model.ts";
import { BookModel, bookNeeds } from "#web/features/consultations/booking/book-model.ts";
import { HoldModel, holdNeeds } from "#web/features/consultations/hold/hold-model.ts";
import { RescheduleModel, rescheduleNeeds } from "#web/features/consultations/reschedule/reschedule-model.ts";
import { VisitModel, visitNeeds } from "#web/features/consultations/visit/visit-model.ts";
import { aBookingView } from "#tests/builders/a-booking-view.ts";
import { aMember } from "#tests/builders/a-member.ts";
import { now } from "#tests/fixtures.ts";
import { inTurn } from "#tests/web/platform/model-laws/in-turn.ts";
import { asha, aStage } from "#tests/web/platform/model-laws/stage.ts";
import { lateNeeds } from "#tests/web/platform/late-needs.ts";
import type { BookingView } from "#core/consultations/booking/booking-view.ts";
import type { BookingDetails } from "#core/consultations/visit/show-booking.use-case.ts";
import type { PaymentStatus } from "#core/payments/payment-status.ts";

const MINUTE = 60_000;
const id = payableId("b-1");
const tomorrow = daysAfter(indianDay(now), 1);
/** That many hours after tomorrow began in India. */
const at = (hours: number) => firstInstantOf(tomorrow) + hours * 60 * MINUTE;
const details = (given: Partial<BookingView> = {}): BookingDetails => ({
  ...aBookingView(given),
  complaint: null,
  review: null,
  feedback: null,
  isPrescribed: false,
  now,
});
const sister = { ...aMember(), consentedAt: null };
const child = { ...sister, id: memberId("child"), birthdate: daysAfter(indianDay(now), -9 * 365) };
const time = { practitioner: aBookingView().practitioner, start: at(9), length: 30, mode: "video" } as const;

describe("for whom a time is booked", () => {
  const booking = async (...answers: Parameters<typeof inTurn<Parameters<HoldTime>, Awaited<ReturnType<HoldTime>>>>[2][]) => {
    const stage = aStage();
    stage.answers(ShowPayment, outage);
    stage.answers(ListMembers, async () => [sister, child]);
    stage.answers(ListCareConsents, async () => [child.id]);
    const allowed = inTurn(stage, AllowCareData, ok(null));
    const held = inTurn(stage, HoldTime, ...answers);
    const inHand: (string | null)[] = [];
    stage.answers(BookingInHand, { read: () => null, put: (put) => void inHand.push(put) });
    let key = 0;
    const model = new BookModel(asha, lateNeeds(stage.allDependencies, bookNeeds), () => `key-${++key}`);
    return { model, allowed, held, inHand };
  };

  it("is oneself at first, or a member who is a minor at that start", async () => {
    const { model } = await booking(ok(aBookingView()));
    expect([model.member, model.complaint, model.isTicked, model.minorsAt(at(9)), model.state.kind]).toEqual([
      null,
      "",
      false,
      [],
      "ready",
    ]);
    model.chooseMember(child.id);
    expect([model.member, model.isPatientKnown, model.isUnavailable, await model.send(time)]).toEqual([null, false, false, null]);
    await model.ask();
    expect([model.member, model.isPatientKnown, model.isUnavailable]).toEqual(["child", true, false]);
    expect(model.minorsAt(at(9)).map(({ id: member }) => member)).toEqual(["child"]);
    expect(model.minorsAt(firstInstantOf(daysAfter(indianDay(now), 10 * 366)))).toEqual([]);
    model.chooseMember(null);
    expect([model.member, model.isPatientKnown]).toEqual([null, true]);
    model.chooseMember(memberId("nobody"));
    expect([model.member, model.isPatientKnown]).toEqual([null, false]);
  });

  it("is asked to consent where something is written, and nobody consented for that patient", async () => {
    const { model } = await booking(ok(aBookingView()));
    model.write("A cough");
    expect(model.asksConsent).toBe(true);
    await model.ask();
    expect(model.asksConsent).toBe(true);
    model.chooseMember(child.id);
    expect(model.asksConsent).toBe(false);
    model.chooseMember(sister.id);
    expect(model.asksConsent).toBe(true);
    model.write("  ");
    expect(model.asksConsent).toBe(false);
  });

  it("sends nothing that is too long or without its consent, and says so", async () => {
    const { model, held, allowed } = await booking(ok(aBookingView()));
    await model.ask();
    model.write("x".repeat(1_001));
    model.tick(true);
    expect([model.isTooLong, await model.send(time), model.faults]).toEqual([true, null, 1]);
    model.write("x".repeat(1_000));
    model.tick(false);
    expect([model.isTooLong, await model.send(time), model.faults]).toEqual([false, null, 2]);
    expect([held, allowed]).toEqual([[], []]);
    model.tick(true);
    expect((await model.send(time))?.id).toBe("b-1");
    expect([allowed, model.faults]).toEqual([[["asha", { member: null, consent: true }]], 2]);
  });

  it("is held with one key for one request, and in hand once it is held", async () => {
    const { model, held, allowed, inHand } = await booking("outage", refused({ kind: "no-such-fee" }), ok(aBookingView()));
    await model.ask();
    model.chooseMember(child.id);
    model.write(" A cough ");
    expect([await model.send(time), model.state.kind]).toEqual([null, "unavailable"]);
    expect([await model.send(time), model.state]).toEqual([null, { kind: "refused", refusal: { kind: "no-such-fee" } }]);
    model.write("A cold");
    expect(model.state.kind).toBe("ready");
    expect([(await model.send(time))?.id, inHand, allowed]).toEqual(["b-1", ["b-1"], []]);
    expect(held).toEqual([
      [
        { customer: "asha", language: "en" },
        { ...time, member: "child", complaint: "A cough", key: "key-1" },
      ],
      [
        { customer: "asha", language: "en" },
        { ...time, member: "child", complaint: "A cough", key: "key-1" },
      ],
      [
        { customer: "asha", language: "en" },
        { ...time, member: "child", complaint: "A cold", key: "key-2" },
      ],
    ]);
  });

  it("has something to lose from the first word until the time is held", async () => {
    const { model } = await booking("outage", ok(aBookingView()));
    await model.ask();
    model.chooseMember(child.id);
    model.write("  ");
    expect(model.isChanged).toBe(false);
    model.write("A cough");
    expect([model.isChanged, await model.send(time), model.isChanged]).toEqual([true, null, true]);
    expect([(await model.send(time))?.id, model.isChanged]).toEqual(["b-1", false]);
  });

  it("hears no more of what was refused once anything is chosen anew", async () => {
    const { model } = await booking(refused({ kind: "no-such-fee" }));
    for (const change of [() => model.chooseMember(null), () => model.tick(true), model.choose, () => model.write("")]) {
      await model.send(time);
      expect(model.state.kind).toBe("refused");
      change();
      expect(model.state.kind).toBe("ready");
    }
  });
});

describe("a time that is held", () => {
  const holding = async (view: Partial<BookingView> | null, payment: PaymentStatus | null = null, request: string | null = id) => {
    const stage = aStage();
    const shown = inTurn(stage, ShowBooking, view === null ? refused({ kind: "unknown-booking" }) : ok(details(view)));
    stage.answers(ListMembers, async () => []);
    stage.answers(BookingInHand, { read: () => id, put: () => {} });
    const paid = inTurn(stage, ShowPayment, payment === null ? "outage" : ok(payment));
    const confirmed = inTurn(stage, ConfirmBooking, ok(aBookingView({ state: "confirmed" })));
    const released = inTurn(stage, ReleaseHold, ok(aBookingView({ state: "cancelled_by_patient" })));
    const model = new HoldModel(asha, request, { ...lateNeeds(stage.allDependencies, holdNeeds), now: () => now, newKey: () => "key" });
    expect(model.state).toBeNull();
    await model.confirm();
    await model.release();
    expect([confirmed, released]).toEqual([[], []]);
    await model.purchase.look();
    return { model, shown, paid, confirmed, released };
  };
  const due = { amount: paise(30_100), goesBack: paise(0) };
  const notTaken = (why: "not-tried" | "failed" | "too-late"): PaymentStatus => ({
    kind: "not-taken",
    why,
    ...due,
    until: now + 10 * MINUTE,
  });

  it("waits for its payment, and can be confirmed without one, or released", async () => {
    const { model, shown, confirmed, released } = await holding({});
    expect([model.state, model.purchase.left, model.purchase.isPayable]).toEqual([
      { kind: "waits", until: now + 10 * MINUTE },
      10 * MINUTE,
      true,
    ]);
    await model.confirm();
    await model.release();
    expect([confirmed, released, shown.length]).toEqual([[["asha", "b-1"]], [["asha", "b-1"]], 3]);
  });

  it("is counted down to the start of its appointment, where that comes before its hold ends", async () => {
    const { model } = await holding({ start: now + MINUTE });
    expect([model.state, model.purchase.left]).toEqual([{ kind: "waits", until: now + MINUTE }, MINUTE]);
  });

  it("is the one in hand, where none is asked for", async () => {
    const { shown } = await holding({}, null, null);
    expect(shown).toEqual([["asha", "b-1"]]);
  });

  it("can be paid again after a payment failed, and not while one is being checked, too late, or no longer kept", async () => {
    for (const [view, payment, kind, isPayable] of [
      [{}, notTaken("not-tried"), "waits", true],
      [{}, notTaken("failed"), "failed", true],
      [{}, { kind: "being-checked", amount: due.amount, knownBy: now + MINUTE, goesBack: paise(0) }, "being-checked", true],
      [{}, notTaken("too-late"), "over", false],
      [{ state: "expired" }, null, "over", false],
      [{ state: "confirmed", expiresAt: null }, null, "settled", false],
    ] as const) {
      const { model } = await holding(view, payment);
      expect([model.state?.kind, model.purchase.isPayable]).toEqual([kind, isPayable]);
    }
    expect((await holding(null)).model.state).toBeNull();
  });

  it("is looked at again only while its payment may still come", async () => {
    vi.useFakeTimers();
    for (const [payment, again] of [
      [notTaken("not-tried"), true],
      [{ kind: "being-checked", amount: due.amount, knownBy: now + MINUTE, goesBack: paise(0) }, true],
      [notTaken("failed"), false],
      [notTaken("too-late"), false],
    ] as const) {
      const { model, shown } = await holding({}, payment);
      const end = model.purchase.begin();
      await vi.advanceTimersByTimeAsync(0);
      const before = shown.length;
      await vi.advanceTimersByTimeAsync(60_000);
      expect(shown.length > before).toBe(again);
      end();
    }
    vi.useRealTimers();
  });
});

describe("an appointment that is moved", () => {
  const moving = async (
    event: "reschedule" | "rebook" | "refused",
    ...answers: Parameters<typeof inTurn<Parameters<RescheduleBooking>, Awaited<ReturnType<RescheduleBooking>>>>[2][]
  ) => {
    const stage = aStage();
    const shown = inTurn(stage, ShowBooking, ok(details({ state: "confirmed" })));
    stage.answers(ShowPayment, outage);
    stage.answers(ListMembers, async () => []);
    const starts = [at(9), at(10), at(33)];
    inTurn(
      stage,
      PreviewReschedule,
      event === "refused" ? refused({ kind: "unknown-booking" }) : ok({ event, until: now, left: 2, starts }),
    );
    const rescheduled = inTurn(stage, RescheduleBooking, ...answers);
    const rebooked = inTurn(stage, RebookBooking, ...answers);
    return { model: new RescheduleModel(asha, id, lateNeeds(stage.allDependencies, rescheduleNeeds)), stage, shown, rescheduled, rebooked };
  };

  it("shows the free times by day, the first day first", async () => {
    const { model } = await moving("reschedule", "outage");
    expect([model.days, model.day, model.start, model.event, model.moved, model.moving.kind]).toEqual([
      [],
      null,
      null,
      "reschedule",
      null,
      "ready",
    ]);
    await model.ask();
    const days = [
      { day: tomorrow, starts: [at(9), at(10)] },
      { day: daysAfter(tomorrow, 1), starts: [at(33)] },
    ];
    expect([model.days, model.day]).toEqual([days, days[0]]);
    model.choose(at(9));
    model.chooseDay(daysAfter(tomorrow, 1));
    expect([model.day, model.start]).toEqual([days[1], null]);
    model.chooseDay("2020-01-01");
    expect(model.day).toEqual(days[0]);
  });

  it("has no times where it can't be moved, or is not theirs", async () => {
    const { model } = await moving("refused", "outage");
    await model.ask();
    expect([model.days, model.day, model.event]).toEqual([[], null, "reschedule"]);
    const stage = aStage();
    stage.answers(ShowBooking, async () => refused({ kind: "unknown-booking" }));
    stage.answers(ShowPayment, outage);
    stage.answers(ListMembers, async () => []);
    stage.answers(PreviewReschedule, async () => refused({ kind: "unknown-booking" }));
    const others = new RescheduleModel(asha, id, lateNeeds(stage.allDependencies, rescheduleNeeds));
    await others.ask();
    expect([others.state, others.days, others.event]).toEqual([{ kind: "read", value: null }, [], "reschedule"]);
  });

  it("is moved to the chosen time, or given another one where it was missed", async () => {
    const moved = aBookingView({ start: at(10) });
    for (const event of ["reschedule", "rebook"] as const) {
      const { model, rescheduled, rebooked } = await moving(event, ok(moved));
      await model.ask();
      await model.move();
      expect([rescheduled, rebooked, model.event]).toEqual([[], [], event]);
      model.choose(at(10));
      await model.move();
      const requested = [["asha", { booking: "b-1", start: at(10) }]];
      expect([rescheduled, rebooked]).toEqual(event === "rebook" ? [[], requested] : [requested, []]);
      expect([model.moved, model.start]).toEqual([moved, at(10)]);
    }
  });

  it("is asked for other times where one was lost meanwhile, and keeps the choice in an outage", async () => {
    const { model, shown } = await moving("reschedule", "outage", refused({ kind: "unknown-practitioner" }));
    await model.ask();
    model.choose(at(9));
    await model.move();
    expect([model.moving.kind, model.start, shown.length]).toEqual(["unavailable", at(9), 1]);
    await model.move();
    expect([model.moving.kind, model.start, model.moved, shown.length]).toEqual(["refused", null, null, 2]);
    model.choose(at(10));
    expect(model.moving.kind).toBe("ready");
    await model.move();
    model.chooseDay(tomorrow);
    expect(model.moving.kind).toBe("ready");
  });
});

describe("an appointment of a customer's own", () => {
  const opened = () => {
    const stage = aStage();
    const shown = inTurn(stage, ShowBooking, ok(details({ state: "confirmed", member: child.id })));
    stage.answers(ShowPayment, outage);
    stage.answers(ListAssessments, async () => []);
    stage.answers(ListMembers, async () => [child]);
    const saved: (string | Blob)[] = [];
    const model = new AppointmentModel(asha, id, {
      ...lateNeeds(stage.allDependencies, appointmentNeeds),
      save: (...file) => void saved.push(...file),
    });
    return { stage, model, shown, saved };
  };

  it("is read with its patient's name", async () => {
    const { model } = opened();
    expect([model.state.kind, model.file, model.refunding.kind]).toEqual(["reading", "ready", "ready"]);
    await model.ask();
    expect(model.state).toMatchObject({ value: { patient: child.name } });
  });

  it("is put among the downloads as a calendar's file, if there is one", async () => {
    const { stage, model, saved } = opened();
    const requested = inTurn(stage, DownloadCalendarFile, "outage", refused({ kind: "unknown-booking" }), ok("BEGIN:VCALENDAR"));
    await model.toCalendar();
    expect(model.file).toBe("unavailable");
    await model.toCalendar();
    expect([model.file, saved]).toEqual(["unavailable", []]);
    const last = model.toCalendar();
    expect(model.file).toBe("sending");
    await last;
    expect([model.file, requested[0], saved[0]]).toEqual(["ready", ["asha", "b-1"], "appointment.ics"]);
    const [, file] = saved;
    expect(file instanceof Blob ? [file.type, await file.text()] : null).toEqual(["text/calendar", "BEGIN:VCALENDAR"]);
  });

  it("is read again after it was cancelled, and after its fee was taken back", async () => {
    const { stage, model, shown } = opened();
    const previewed = inTurn(stage, PreviewCancel, refused({ kind: "unknown-booking" }));
    const cancelled = inTurn(stage, CancelBooking, ok(aBookingView({ state: "cancelled_by_patient" })));
    const taken = inTurn(stage, TakeFeeBack, refused({ kind: "unknown-booking" }));
    await model.cancellation.ask();
    await model.cancellation.cancel();
    expect([previewed, cancelled, shown]).toEqual([[["asha", "b-1"]], [["asha", "b-1"]], [["asha", "b-1"]]]);
    await model.takeBack();
    expect([taken, shown.length, model.refunding.kind]).toEqual([[["asha", "b-1"]], 2, "refused"]);
  });
});

describe("what a customer says after an appointment", () => {
  const visit = (given: Partial<BookingDetails> = {}) => {
    const stage = aStage();
    return { stage, model: new VisitModel(asha, { ...details(), ...given }, lateNeeds(stage.allDependencies, visitNeeds)) };
  };
  const newest = { state: "awaiting", reason: null } as const;

  it("begins with what was said before", () => {
    const empty = { stars: null, text: "", fault: null };
    const { model } = visit();
    expect([model.review, model.feedback, model.newest, model.hasFeedback]).toEqual([empty, empty, null, false]);
    const review = { ...newest, stars: 4, text: "Kind." } as never;
    const { model: again } = visit({ review, feedback: { line: 2, text: "It broke off." } as never });
    expect([again.review, again.feedback, again.newest, again.hasFeedback]).toEqual([
      { stars: 4, text: "Kind.", fault: null },
      { stars: 2, text: "It broke off.", fault: null },
      review,
      true,
    ]);
  });

  it("of its practitioner is a review, which stands as the shop says", async () => {
    const { stage, model } = visit();
    const sent = inTurn(stage, ReviewPractitioner, refused({ kind: "too-many-reviews" }), ok({ newest, shown: null } as never));
    await model.sendReview();
    expect([model.review.fault, sent]).toEqual(["no-stars", []]);
    model.writeReview({ stars: 5, text: `  ${"x".repeat(2_001)} ` });
    expect(model.review.fault).toBeNull();
    await model.sendReview();
    expect([model.review.fault, sent]).toEqual(["too-long", []]);
    model.writeReview({ text: ` ${"x".repeat(2_000)} ` });
    await model.sendReview();
    expect([model.review.fault, model.reviewing.kind, model.newest]).toEqual([null, "refused", null]);
    model.writeReview({ text: " Kind. " });
    expect(model.reviewing.kind).toBe("ready");
    await model.sendReview();
    expect([sent[1], model.newest]).toEqual([["asha", { booking: "b-1", stars: 5, text: "Kind." }], newest]);
    expect(model.isChanged).toBe(false);
    model.writeReview({ stars: 4 });
    expect(model.isChanged).toBe(true);
  });

  it("of the line is told to the shop alone", async () => {
    const { stage, model } = visit();
    const sent = inTurn(stage, GiveBookingFeedback, refused({ kind: "not-completed" }), ok(null));
    await model.sendFeedback();
    expect([model.feedback.fault, sent]).toEqual(["no-stars", []]);
    model.writeFeedback({ stars: 1, text: "x".repeat(1_001) });
    expect([model.feedback.fault, model.isChanged]).toEqual([null, true]);
    await model.sendFeedback();
    expect([model.feedback.fault, sent]).toEqual(["too-long", []]);
    model.writeFeedback({ text: "x".repeat(1_000) });
    await model.sendFeedback();
    expect([model.telling.kind, model.hasFeedback]).toEqual(["refused", false]);
    model.writeFeedback({ text: " Twice. " });
    expect(model.telling.kind).toBe("ready");
    await model.sendFeedback();
    expect([sent[1], model.hasFeedback, model.isChanged]).toEqual([["asha", { booking: "b-1", line: 1, text: "Twice." }], true, false]);
  });
});
