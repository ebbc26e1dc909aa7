import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { foundTestsOf } from "#core/assessments/export/found-tests.ts";
import { memberId } from "#core/account/family-member.ts";
import { newLabBooking } from "#core/labs/booking/lab-booking.ts";
import { labBookingChange } from "#core/labs/booking/lab-booking-change.ts";
import { labId } from "#core/labs/lab.ts";
import { labTestId } from "#core/labs/lab-test.ts";
import { bookingsOfLab } from "#core/labs/requirements/bookings-of-lab.ts";
import { makeFileLabReport } from "#core/labs/reports/file-lab-report.use-case.ts";
import { makeEndRecollection } from "#core/labs/undone/end-recollection.use-case.ts";
import { labBookingView } from "#core/labs/booking/lab-booking-view.ts";
import { makeStepUndoneTests } from "#core/labs/undone/step-undone-tests.use-case.ts";
import { makeShowLabReport } from "#core/labs/reports/show-lab-report.use-case.ts";
import { payableId } from "#core/ledger/entry.ts";
import { paise } from "#core/shared/money.ts";
import { memoryFiles } from "#adapters/memory/files/uploads.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { aNewCustomer } from "#tests/builders/a-new-customer.ts";
import { aMember } from "#tests/builders/a-member.ts";
import { aLabTest } from "#tests/core/labs/a-lab-test.ts";
import { now } from "#tests/fixtures.ts";
import type { FileId } from "#core/files/file-id.ts";
import type { Uploads } from "#core/files/uploads.port.ts";
import type { PlainLabEvent } from "#core/labs/booking/lab-booking-step.ts";
import type { LabBooking } from "#core/labs/booking/lab-booking.ts";
import type { LabBookings } from "#core/labs/booking/lab-bookings.port.ts";
import type { LabId } from "#core/labs/lab.ts";
import type { LabReports } from "#core/labs/reports/lab-reports.port.ts";
import type { LabOffer } from "#core/labs/labs.port.ts";
import type { SentValue } from "#core/labs/booking/sent-value.ts";
import type { Customers } from "#core/identity/customers.port.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

const DAY = 86_400_000;
const sister = aMember();

export type Place = {
  readonly uploads: Uploads;
  readonly bookings: LabBookings;
  readonly reports: LabReports;
  readonly customers: Customers;
  offer(offer: LabOffer): Promise<void>;
};

const value = (test: string, found: number): SentValue => ({
  line: 1,
  test,
  code: test,
  finding: { kind: "quantity", value: found },
  unit: "%",
  range: { low: 4, high: 5.6, criticalLow: null, criticalHigh: null, of: null },
});

const offered = ["sugar", "blood"].map((id) =>
  aLabTest(id, { parameters: [{ code: id, name: { english: id, hindi: null }, unit: "%", ranges: [] }] }),
);

const windows = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
  place: "centre" as const,
  pincodes: [],
  weekday,
  from: 0,
  to: 1440,
  capacity: 9,
}));

async function aDesk({ bookings, reports, customers, offer, uploads }: Place) {
  const lab = { id: labId(randomUUID()), name: "Sahyadri", address: "12 Law College Road", city: "Pune", hindi: null };
  const stored = { ...lab, accreditation: "MC-1", pincodes: [], hours: [] };
  await offer({ labs: [stored], tests: [], packages: [], calendars: [{ id: lab.id, windows, closed: [] }] });
  const asha = aNewCustomer();
  await customers.register(asha, now);
  const labs = { offered: async () => ({ labs: [], tests: offered, packages: [], calendars: [] }) };
  const households = { family: async () => [{ ...sister, consentedAt: null }] };
  const files = memoryFiles(new Memory());
  const papers = { rewritten: async (bytes: Uint8Array) => (bytes.length > 9 ? bytes : ("locked-paper" as const)) };
  const file = makeFileLabReport({ bookings, reports, labs, households, customers, papers, files, now: () => now });
  const left = async () => {
    const ids: FileId[] = [];
    for await (const id of files.putBefore(Number.MAX_SAFE_INTEGER)) ids.push(id);
    return ids;
  };
  return {
    asha: asha.id,
    uploads,
    left,
    show: makeShowLabReport({ bookings, reports }),
    undone: (id: string, event: "spoil" | "give-up", reached: LabId | null = null) =>
      makeStepUndoneTests({ bookings: bookingsOfLab(bookings, reached, () => now), reports, labs, now: () => now })({
        id: payableId(id),
        staff: "meera",
        action: `lab ${event}`,
        event,
      }),
    endRecollection: (id: string, at: number) => makeEndRecollection({ bookings, now: () => at })(payableId(id)),
    kept: async (id: string) => (await bookings.withId(payableId(id))) ?? expect.unreachable(),
    found: (customer: CustomerId) => foundTestsOf({ labBookings: bookings, labReports: reports }, customer),
    file: (
      id: string,
      values: readonly SentValue[],
      { name = "asha  RAO", correction = null as string | null, pdf = null as string | null, run = "real" as "dry" | "real" } = {},
    ) => file({ id: payableId(id), name, staff: "meera", values, correction, paper: pdf === null ? null : inPieces(pdf), run }),
    inLab: (start: number, member = false) => inLab(bookings, { customer: asha.id, lab, start, member }),
  };
}

async function* inPieces(text: string): AsyncGenerator<Uint8Array> {
  for (const letter of text) yield new TextEncoder().encode(letter);
}

/** A booking of both tests whose sample is in the laboratory, for the customer and, if wished, for their sister. */
async function inLab(
  bookings: LabBookings,
  {
    customer,
    lab,
    start,
    member,
  }: { readonly customer: CustomerId; readonly lab: LabBooking["lab"]; readonly start: number; readonly member: boolean },
): Promise<string> {
  const id = payableId(randomUUID());
  const tests = offered.map((one) => ({
    id: labTestId(one.id),
    title: one.title,
    sample: null,
    fastingHours: 0 as const,
    afterMealHours: 0,
  }));
  const items = [{ kind: "package", id: "both", title: { english: "Both", hindi: null }, price: paise(10_000), tests } as const];
  const people = (member ? [null, sister.id] : [null]).map((whose) => ({ member: whose, items, dropped: [] }));
  const basket = {
    people,
    subtotal: paise(10_000),
    collection: paise(0),
    total: paise(10_000),
    fastingHours: 0,
    reportHours: 24,
    requirements: [],
    plan: null,
  };
  const held = newLabBooking({ id, customer, lab, place: { kind: "centre" }, start, basket }, start - DAY);
  await bookings.hold({
    customer,
    lab: lab.id,
    place: "centre",
    start,
    key: id,
    at: start - DAY,
    decide: () => ({ keep: { booking: held, language: null, jobs: [] }, release: null, answer: null }),
  });
  const events: readonly PlainLabEvent[] = ["pay", "assign", "collect", "receive"];
  for (const event of events)
    await bookings.changeAsStaff(id, ({ booking }) => {
      const action = { kind: "state", event, payment: event === "pay" ? "pay-1" : null } as const;
      const at = event === "collect" ? start : start - 60_000;
      const moved = labBookingChange(booking, [{ at, by: { kind: "staff", name: "meera" }, deed: action }]);
      if (moved.kind === "refused") throw new Error(moved.refusal.kind);
      return { change: { ...moved.value, jobs: [] }, audit: null, answer: null };
    });
  return id;
}

export function reportsOfBookingsSuite(store: string, place: () => Place): void {
  describe(`the reports of laboratories (${store})`, () => {
    it("leave what can't be done, whose share goes back with a credit note, once", async () => {
      const desk = await aDesk(place());
      const id = await desk.inLab(now - DAY);
      expect(await desk.undone(id, "give-up")).toMatchObject({ kind: "refused", refusal: { kind: "not-possible", state: "in_lab" } });
      expect(await desk.undone("l-none", "give-up")).toMatchObject({ refusal: { kind: "unknown-booking" } });
      expect(await desk.undone(id, "give-up", labId("another"))).toMatchObject({ refusal: { kind: "unknown-booking" } });
      expect((await desk.file(id, [value("sugar", 5)])).kind).toBe("ok");
      for (const _ of ["once", "again"]) expect(await desk.undone(id, "give-up")).toMatchObject({ value: { booking: { state: "ready" } } });
      const { booking, ledger, papers } = await desk.kept(id);
      expect(booking.refund).toEqual({ payout: 5_000, state: "initiated" });
      expect(booking.history.at(-1)?.deed).toMatchObject({ kind: "part", event: "give-up", tests: [{ member: null, test: "blood" }] });
      expect(ledger.filter(({ kind }) => kind === "refund")).toHaveLength(1);
      expect(papers.map(({ kind, amount }) => [kind, amount])).toEqual([
        ["receipt", 10_000],
        ["bill", 10_000],
        ["credit-note", 5_000],
      ]);
      expect(await desk.show(desk.asha, payableId(id))).toMatchObject({
        value: { people: [{ tests: [{ test: "sugar" }], awaited: [], undone: [{ test: "blood" }] }] },
      });
      expect(await desk.file(id, [value("blood", 5)])).toMatchObject({ kind: "refused", refusal: { kind: "not-possible" } });
    });

    it("stay where another sample of the rest is wanted, and the share is shown before and goes back after seven days", async () => {
      const desk = await aDesk(place());
      const id = await desk.inLab(now - DAY);
      expect((await desk.file(id, [value("blood", 5)])).kind).toBe("ok");
      expect(await desk.undone(id, "spoil")).toMatchObject({ value: { booking: { state: "recollect", refund: null } } });
      expect(labBookingView((await desk.kept(id)).booking)).toMatchObject({ backIfDeclined: 5_000, recollectableUntil: now + 7 * DAY });
      await desk.endRecollection(id, now + 7 * DAY - 1);
      expect((await desk.kept(id)).booking.state).toBe("recollect");
      for (const _ of ["once", "again"]) await desk.endRecollection(id, now + 7 * DAY);
      expect((await desk.kept(id)).booking).toMatchObject({ state: "ready", refund: { payout: 5_000, state: "initiated" } });
      const whole = await desk.inLab(now - DAY);
      expect(await desk.undone(whole, "spoil")).toMatchObject({ value: { booking: { state: "recollect" } } });
      expect(labBookingView((await desk.kept(whole)).booking)).toMatchObject({ backIfDeclined: 10_000 });
      await desk.endRecollection(whole, now + 7 * DAY);
      expect((await desk.kept(whole)).booking).toMatchObject({ state: "cancelled", refund: { payout: 10_000 } });
    });

    it("are read by their customer alone, with what was found before and what is still awaited", async () => {
      const desk = await aDesk(place());
      const [before, id] = [await desk.inLab(now - 200 * DAY), await desk.inLab(now - 2 * DAY)];
      expect(await desk.show(desk.asha, payableId(id))).toMatchObject({
        kind: "ok",
        value: { people: [{ tests: [], awaited: [{}, {}] }] },
      });
      expect(await desk.file(before, [value("sugar", 6.4)])).toMatchObject({ kind: "ok", value: { state: "partial" } });
      expect(await desk.file(id, [value("sugar", 5.8)])).toMatchObject({ kind: "ok", value: { state: "partial", isCritical: false } });
      expect(await desk.show(desk.asha, payableId(id))).toMatchObject({
        kind: "ok",
        value: {
          state: "partial",
          people: [
            {
              member: null,
              tests: [
                {
                  version: 1,
                  values: [
                    {
                      verdict: { flag: "high", isSlight: true },
                      earlier: [{ takenAt: now - 200 * DAY, found: { kind: "quantity", value: 6.4 } }],
                    },
                  ],
                },
              ],
              awaited: [{ test: "blood" }],
            },
          ],
        },
      });
      expect(await desk.show(desk.asha, payableId(before))).toMatchObject({
        value: { people: [{ tests: [{ values: [{ earlier: [] }] }] }] },
      });
      const other = aNewCustomer();
      expect(await desk.show(other.id, payableId(id))).toMatchObject({ kind: "refused", refusal: { kind: "unknown-booking" } });
      expect(await desk.show(desk.asha, payableId("none"))).toMatchObject({ kind: "refused", refusal: { kind: "unknown-booking" } });
    });

    it("are each person's own, and complete once everybody's are there", async () => {
      const desk = await aDesk(place());
      const id = await desk.inLab(now - DAY, true);
      const both = [value("sugar", 5), value("blood", 5)];
      expect(await desk.file(id, both)).toMatchObject({ value: { state: "partial", tests: 2, values: 2 } });
      expect(await desk.file(id, both, { name: "Ravi Rao" })).toMatchObject({ refusal: { kind: "unknown-booking" } });
      const ofAnother = both.map((one) => ({ ...one, range: { ...one.range, of: { sex: "male", age: 9 } as const } }));
      expect(await desk.file(id, ofAnother, { name: sister.name })).toMatchObject({
        refusal: { kind: "faulty", faults: [{ path: "sex" }, { path: "age" }, { path: "sex" }, { path: "age" }] },
      });
      expect(await desk.file(id, both, { name: sister.name })).toMatchObject({ value: { state: "ready" } });
      const corrected = await desk.file(id, [value("sugar", 6)], { name: sister.name, correction: "mixed up" });
      expect(corrected).toMatchObject({ value: { state: "ready" } });
      const shown = await desk.show(desk.asha, payableId(id));
      expect(shown).toMatchObject({
        value: {
          people: [
            { member: null, tests: [{ version: 1, reason: null }, { version: 1 }] },
            { member: memberId(sister.id), tests: [{ version: 2, reason: "mixed up" }, { version: 1 }] },
          ],
        },
      });
    });

    it("are taken along with one's care in their newest version, and by nobody else", async () => {
      const desk = await aDesk(place());
      const id = await desk.inLab(now - DAY, true);
      await desk.file(id, [value("sugar", 5)]);
      await desk.file(id, [value("sugar", 6)], { correction: "mixed up" });
      await desk.file(id, [value("sugar", 7)], { name: sister.name });
      const shared = { booking: id, test: "sugar", lab: "Sahyadri" };
      expect(await desk.found(desk.asha)).toMatchObject([
        { ...shared, member: null, version: 2, reason: "mixed up", values: [{ result: { value: 6 } }] },
        { ...shared, member: sister.id, version: 1, reason: null, values: [{ result: { value: 7 } }] },
      ]);
      expect(await desk.found(aNewCustomer().id)).toEqual([]);
    });

    it("bring the laboratory's own PDF along, which is the customer's file, and leave none where nothing is stored", async () => {
      const desk = await aDesk(place());
      const id = await desk.inLab(now - DAY, true);
      const sugar = [value("sugar", 5)];
      const kindOf = async (answer: ReturnType<typeof desk.file>) => {
        const result = await answer;
        return result.kind === "ok" ? "ok" : result.refusal.kind;
      };
      const refusals = [
        desk.file(id, sugar, { pdf: "PK-no-paper" }),
        desk.file(id, sugar, { pdf: "" }),
        desk.file(id, sugar, { pdf: "%PDF-1.4" }),
        desk.file(id, [value("none", 5)], { pdf: "%PDF-1.4 a" }),
        desk.file(id, sugar, { name: "Ravi", pdf: "%PDF-1.4 a" }),
      ];
      expect(await Promise.all(refusals.map(kindOf))).toEqual(["no-paper", "no-paper", "locked-paper", "faulty", "unknown-booking"]);
      expect(await desk.file(id, sugar, { pdf: "%PDF-1.4 a", run: "dry" })).toMatchObject({ value: { hasPaper: true } });
      expect(await desk.left()).toEqual([]);
      expect(await desk.file(id, sugar, { pdf: "%PDF-1.4 a" })).toMatchObject({ value: { state: "partial", hasPaper: true } });
      expect(await kindOf(desk.file(id, sugar, { pdf: "%PDF-1.4 b" }))).toBe("reported-before");
      expect(await desk.file(id, sugar, { correction: "mixed up", pdf: "%PDF-1.4 cc" })).toMatchObject({ kind: "ok" });
      const [first = expect.unreachable(), second = expect.unreachable(), ...more] = await desk.left();
      expect(more).toEqual([]);
      const shown = await desk.show(desk.asha, payableId(id));
      const people = shown.kind === "ok" ? shown.value.people.map(({ papers }) => papers) : [];
      expect(people).toEqual([
        [
          { file: second, at: now, reason: "mixed up" },
          { file: first, at: now, reason: null },
        ],
        [],
      ]);
      expect(await desk.uploads.withId(second)).toEqual({
        id: second,
        owner: desk.asha,
        kind: "lab-report",
        audience: "owner",
        mediaType: "application/pdf",
        bytes: 11,
        uploadedAt: now,
      });
      expect(await desk.uploads.unknownOf([first, second])).toEqual([]);
    });

    it("come once where two send the same at once", async () => {
      const desk = await aDesk(place());
      const id = await desk.inLab(now - DAY);
      const answers = await Promise.all([1, 2, 3].map((found) => desk.file(id, [value("sugar", found)])));
      expect(answers.map((one) => (one.kind === "ok" ? "ok" : one.refusal.kind)).toSorted()).toEqual([
        "ok",
        "reported-before",
        "reported-before",
      ]);
    });
  });
}
