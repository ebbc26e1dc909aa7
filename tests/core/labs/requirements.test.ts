import { describe, expect, it } from "vitest";
import { memberId } from "#core/account/family-member.ts";
import { fileId } from "#core/files/file-id.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { labTroubles } from "#core/labs/booking/lab-trouble.ts";
import { labPayable } from "#core/labs/booking/lab-booking-payable.ts";
import { labBookingAfter, labBookingFrom, newLabBooking } from "#core/labs/booking/lab-booking.ts";
import { labBookingChange } from "#core/labs/booking/lab-booking-change.ts";
import { labBookingView } from "#core/labs/booking/lab-booking-view.ts";
import { labId } from "#core/labs/lab.ts";
import { labBookingNews } from "#core/labs/booking/lab-booking-news.ts";
import { RESENT_WITHIN, requirementsOf, checkedRequirements } from "#core/labs/booking/requirement.ts";
import { readByLaboratoryUntil } from "#core/labs/requirements/read-by-laboratory-until.ts";
import { payableId } from "#core/ledger/entry.ts";
import { paise } from "#core/shared/money.ts";
import { makeSendLabPrescription } from "#core/labs/requirements/send-lab-prescription.use-case.ts";
import { aSignedPrescription } from "#tests/builders/consultations/a-signed-prescription.ts";
import { aLabTest } from "#tests/core/labs/a-lab-test.ts";
import { now } from "#tests/fixtures.ts";
import type { Prescription } from "#core/consultations/prescription/prescription.ts";
import type { LabBooking } from "#core/labs/booking/lab-booking.ts";
import type { PaymentEvent } from "#core/payments/payment-state.ts";
import type { LabBookings } from "#core/labs/booking/lab-bookings.port.ts";
import type { LabActor, LabDeed } from "#core/labs/booking/lab-booking-step.ts";

const HOUR = 3_600_000;
const isha = memberId("isha");
const file = (name: string) => ({ kind: "upload", file: fileId(name) }) as const;
const requirements = [
  ...requirementsOf(null, [aLabTest("tumour", { needsPrescription: true }), aLabTest("virus", { aliases: ["HIV"] })]),
  ...requirementsOf(isha, [aLabTest("tumour", { needsPrescription: true })]),
];
const held = newLabBooking(
  {
    id: payableId("l-1"),
    customer: customerId("asha"),
    lab: { id: labId("sahyadri"), name: "Sahyadri", address: "12 Law College Road", city: "Pune", hindi: null },
    place: { kind: "centre" },
    start: now + 48 * HOUR,
    basket: {
      people: [],
      subtotal: paise(50_000),
      collection: paise(0),
      total: paise(50_000),
      fastingHours: 0,
      reportHours: 12,
      requirements,
      plan: null,
    },
  },
  now,
);
type Step = readonly [LabDeed, number?, LabActor["kind"]?];
const send = (member: typeof isha | null, name: string): LabDeed => ({
  kind: "requirement",
  event: "send-prescription",
  member,
  source: file(name),
});
const consent: LabDeed = { kind: "requirement", event: "consent", member: null };
const accept = (member: typeof isha | null): LabDeed => ({ kind: "requirement", event: "accept-prescription", member });
const refuse = (member: typeof isha | null, reason = "No date"): LabDeed => ({
  kind: "requirement",
  event: "refuse-prescription",
  member,
  reason,
});
const plain = (event: "ask" | "pay" | "assign" | "cancel" | "call-off"): LabDeed => ({
  kind: "state",
  event,
  payment: event === "pay" ? "pay-1" : null,
});
const stepped = (booking: LabBooking, [action, at = now, by = "customer"]: Step) =>
  labBookingAfter(booking, { at, by: by === "staff" ? { kind: by, name: "meera" } : { kind: by }, deed: action });
const tookSteps = (...steps: readonly Step[]): LabBooking =>
  steps.reduce((booking, step) => {
    const next = stepped(booking, step);
    if (next.kind === "refused") throw new Error(`${step[0].event}: ${next.refusal.kind}`);
    return next.value;
  }, held);
const refusalOf = (booking: LabBooking, ...step: Step): string | null => {
  const next = stepped(booking, step);
  return next.kind === "refused" ? next.refusal.kind : next.value === booking ? "the same" : null;
};
const due = (booking: LabBooking) => labPayable({ booking, payments: [], ledger: [] }).due;
const sent: readonly Step[] = [[send(null, "a")], [send(isha, "b")], [consent]];
const booked: readonly Step[] = [...sent, [plain("ask")], [plain("pay")]];

describe("what tests ask for", () => {
  it("is asked person by person, each once, and of nobody whose tests ask for nothing", () => {
    expect(requirements.map(({ kind, member, tests }) => [kind, member, tests.map(({ english }) => english)])).toEqual([
      ["prescription", null, ["tumour"]],
      ["consent", null, ["virus"]],
      ["prescription", isha, ["tumour"]],
    ]);
    expect(requirementsOf(null, [aLabTest("sugar")])).toEqual([]);
    const twice = aLabTest("tumour", { needsPrescription: true });
    expect(requirementsOf(null, [twice, twice])[0]?.tests).toHaveLength(1);
  });

  it("comes before anything is paid", () => {
    expect(due(held)).toBeNull();
    expect(due(tookSteps([send(null, "a")], [consent]))).toBeNull();
    expect(due(tookSteps(...sent))).toBe(50_000);
    expect(checkedRequirements(tookSteps(...sent)).map(({ state }) => state)).toEqual(["sent", "given", "sent"]);
  });

  it("is sent and agreed to once, and for nobody of whom it is not asked", () => {
    const booking = tookSteps(...sent);
    expect(refusalOf(booking, send(null, "a"))).toBe("the same");
    expect(refusalOf(booking, consent)).toBe("the same");
    expect(refusalOf(booking, { kind: "requirement", event: "consent", member: isha })).toBe("not-possible");
    expect(refusalOf(booking, send(memberId("ravi"), "a"))).toBe("not-possible");
    expect(refusalOf(tookSteps(...booked), consent)).toBe("the same");
    const another = tookSteps(...sent, [send(null, "c")]);
    expect(checkedRequirements(another)[0]).toMatchObject({ state: "sent", source: file("c") });
  });

  it("keeps a collector from being named until the laboratory has accepted every prescription", () => {
    const booking = tookSteps(...booked);
    expect(refusalOf(booking, plain("assign"), now, "staff")).toBe("prescription-unchecked");
    expect(refusalOf(tookSteps(...sent), accept(null), now, "staff")).toBe("not-possible");
    const one = tookSteps(...booked, [accept(null), now, "staff"]);
    expect(refusalOf(one, plain("assign"), now, "staff")).toBe("prescription-unchecked");
    expect(refusalOf(one, send(null, "z"))).toBe("not-possible");
    const all = tookSteps(...booked, [accept(null), now, "staff"], [accept(isha), now, "staff"]);
    expect(refusalOf(all, accept(isha), now, "staff")).toBe("the same");
    expect(refusalOf(all, plain("assign"), now, "staff")).toBeNull();
    expect(labBookingFrom(held, all.history)).toEqual(all);
  });

  it("can be sent anew for a day after it was refused; then the booking is cancelled, and all goes back", () => {
    const refusedAt = now + HOUR;
    const change = labBookingChange(tookSteps(...booked), [{ at: refusedAt, by: { kind: "staff", name: "meera" }, deed: refuse(isha) }]);
    if (change.kind === "refused") throw new Error(change.refusal.kind);
    const booking = change.value.after;
    const until = refusedAt + RESENT_WITHIN;
    expect(labBookingView(booking).requirements[2]).toMatchObject({ state: "refused", reason: "No date", until });
    expect(labBookingNews(booking, booking.history.length - 1)).toEqual({ kind: "prescription-refused", start: held.start, until });
    expect(change.value.jobs.map(({ job, terms }) => [job.kind, terms.notBefore])).toEqual([
      ["follow-lab-booking", null],
      ["end-prescription", until],
    ]);
    expect(refusalOf(booking, plain("call-off"), until - 1, "clock")).toBe("too-early");
    expect(refusalOf(booking, send(isha, "c"), until)).toBe("too-late");
    const ended = stepped(booking, [plain("call-off"), until, "clock"]);
    expect(ended).toMatchObject({ kind: "ok", value: { state: "cancelled", refund: { payout: 50_000 } } });
    const again = stepped(booking, [send(isha, "c"), until - 1]);
    if (again.kind === "refused") throw new Error(again.refusal.kind);
    expect(refusalOf(again.value, plain("call-off"), until, "clock")).toBe("not-possible");
    expect(refusalOf(again.value, accept(isha), until, "staff")).toBeNull();
  });

  it("is cancelled by no clock where nothing was refused", () => {
    expect(refusalOf(tookSteps(...booked), plain("call-off"), now + 100 * HOUR, "clock")).toBe("not-possible");
  });
});

describe("a prescription that was signed here", () => {
  it("is sent where it is in force for that very person, and is else not found", async () => {
    const signed: Prescription = { ...aSignedPrescription(), customer: held.customer, member: isha };
    const sendBy = async (found: Prescription | null) => {
      let stored = held;
      const bookings: Pick<LabBookings, "change"> = {
        async change(_, { decide }) {
          const seen = { booking: stored, language: null, payments: [], ledger: [], papers: [], isFree: true };
          const { change, answer } = decide(seen, new Set());
          stored = change?.after ?? stored;
          return answer;
        },
      };
      const send = makeSendLabPrescription({
        bookings,
        uploads: { withId: async () => null },
        prescriptions: { ofBooking: async () => found },
        now: () => now,
      });
      const answer = await send(held.customer, { id: held.id, member: isha, by: { kind: "signed", booking: payableId("b-1") } });
      return answer.kind === "refused" ? answer.refusal.kind : checkedRequirements(stored)[2]?.source;
    };
    const { number, version } = signed.versions[0].version;
    expect(await sendBy(signed)).toEqual({ kind: "signed", booking: payableId("b-1"), number, version });
    for (const other of [
      null,
      { ...signed, customer: customerId("ravi") },
      { ...signed, member: null },
      { ...signed, withdrawn: { at: now, reason: "Wrong" } },
    ])
      expect(await sendBy(other)).toBe("unknown-prescription");
  });
});

describe("what staff are told of prescriptions", () => {
  const told = (at: number, start: number, ...steps: readonly Step[]) => {
    const booking = { ...tookSteps(...steps), start };
    const paid = { kind: "captured", payment: "pay-1", amount: booking.basket.total } as PaymentEvent;
    return labTroubles({ booking, payments: [paid], ledger: [] }, at).map((one) => ("since" in one ? [one.kind, one.since] : [one.kind]));
  };
  const later = now + 240 * HOUR;

  it("are those at which nobody looked within two days", () => {
    expect(told(now + 48 * HOUR, later, ...booked)).toEqual([]);
    expect(told(now + 48 * HOUR + 1, later, ...booked)).toEqual([["prescription-unchecked", now]]);
    expect(told(now + 48 * HOUR + 1, later, ...booked, [accept(isha), now, "staff"])).toEqual([["prescription-unchecked", now]]);
    const again: readonly Step[] = [
      [accept(isha), now, "staff"],
      [send(null, "c"), now + HOUR],
    ];
    expect(told(now + 49 * HOUR, later, ...booked, ...again)).toEqual([]);
    expect(told(now + 49 * HOUR + 1, later, ...booked, ...again)).toEqual([["prescription-unchecked", now + HOUR]]);
  });

  it("are those at which nobody looked half a day before the sample", () => {
    expect(told(now + HOUR, now + 13 * HOUR, ...booked)).toEqual([]);
    expect(told(now + HOUR + 1, now + 13 * HOUR, ...booked)).toEqual([["prescription-unchecked", now]]);
  });

  it("name nothing that is accepted, refused, or not paid for", () => {
    const looked = (last: LabDeed): readonly Step[] => [
      [accept(isha), now, "staff"],
      [last, now, "staff"],
    ];
    for (const last of [accept(null), refuse(null)]) expect(told(later, later, ...booked, ...looked(last))).toEqual([]);
    expect(told(now + 1, now + HOUR, ...sent)).toEqual([]);
  });
});

describe("what was sent with a booking", () => {
  const day = 24 * HOUR;
  const step = (at: number, action: LabDeed) => ({ at, by: { kind: "staff", name: "meera" } as const, deed: action });
  const plainly = (event: "report" | "correct" | "call" | "call-off" | "expire"): LabDeed => ({ kind: "state", event, payment: null });

  it("is read by the laboratory until 30 days after the booking ended, whatever is noted later", () => {
    const until = (state: LabBooking["state"], ...history: LabBooking["history"]) => readByLaboratoryUntil({ state, history });
    for (const going of ["held", "pending_payment", "booked", "assigned", "collected", "in_lab", "partial", "recollect"] as const)
      expect(until(going, step(now, plainly("report")))).toBeNull();
    expect(
      until("ready", step(now, plainly("report")), step(now + 9 * day, plainly("correct")), step(now + 9 * day, plainly("call"))),
    ).toBe(now + 30 * day);
    expect(until("ready", step(now + day, { kind: "part", event: "give-up", tests: [], share: paise(1) }))).toBe(now + 31 * day);
    expect(until("cancelled", step(now, plainly("call-off")), step(now + day, { kind: "refund", event: "process" }))).toBe(now + 30 * day);
    expect(until("expired", step(now, plainly("expire")))).toBe(now + 30 * day);
  });
});
