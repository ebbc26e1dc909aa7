import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { makeChangeOwnCalendar } from "#core/consultations/own-calendar/change-own-calendar.use-case.ts";
import { makePreviewOwnCalendar } from "#core/consultations/own-calendar/preview-own-calendar.use-case.ts";
import { makeShowOwnCalendar } from "#core/consultations/own-calendar/show-own-calendar.use-case.ts";
import { makeShowOwnDay } from "#core/consultations/own-calendar/show-own-day.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { daysAfter, firstInstantOf } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { ok } from "#core/shared/result.ts";
import { aPractitioner, MORNINGS } from "#tests/builders/a-practitioner.ts";
import { now } from "#tests/fixtures.ts";
import { registered } from "#tests/core/consultations/a-register.ts";
import type { Calendar } from "#core/consultations/calendar/calendar.ts";
import type { RegisterPlace } from "#tests/core/consultations/a-register.ts";

const MINUTE = 60_000;
const tomorrow = daysAfter(indianDay(now), 1);
const shifted = (by: number): Calendar => ({ ...MORNINGS, windows: MORNINGS.windows.map((one) => ({ ...one, from: one.from + by })) });

/** Sunanda, who is signed in, with an appointment at nine tomorrow. */
async function aDesk(place: RegisterPlace) {
  const one = aPractitioner(`p-${randomUUID()}`);
  const { id } = one.practitioner;
  const [patient, appointment, account] = [randomUUID(), `b-${randomUUID()}`, customerId("sunanda")];
  await registered(place, [one]);
  await place.customer(patient, null);
  const start = firstInstantOf(tomorrow) + 540 * MINUTE;
  await place.book({ id: appointment, practitioner: id, patient, start, length: 30, buffer: 5, state: "confirmed", expiresAt: null });
  const needs = {
    practitionerOf: async (asked: string) => (asked === account ? one.practitioner : null),
    register: place.register,
    now: () => now,
  };
  const [show, preview, change, day] = [
    makeShowOwnCalendar(needs),
    makePreviewOwnCalendar(needs),
    makeChangeOwnCalendar(needs),
    makeShowOwnDay(needs),
  ];
  const shown = async () => {
    const answer = await show(account);
    return answer.kind === "ok" ? answer.value.calendar : expect.fail(answer.refusal.kind);
  };
  const kept = async () => (await place.register.find(id, now))?.calendar;
  return { id, patient, account, appointment, start, show, shown, preview, change, day, kept };
}

export function ownCalendarSuite(store: string, place: () => RegisterPlace): void {
  describe(`a practitioner's own calendar in ${store}`, () => {
    it("is previewed without a change, then saved once, and the audit says so", async () => {
      const all = place();
      const { account, appointment, start, shown, preview, change, kept } = await aDesk(all);
      const [before, former] = [await shown(), await kept()];
      const edit = { before, after: shifted(60) };
      const actions = (await all.actions()).length;
      expect(await preview(account, edit)).toEqual(ok({ outside: [{ id: appointment, start, length: 30 }], lacks: [] }));
      expect([await kept(), (await all.actions()).length]).toEqual([former, actions]);
      expect(await change(account, edit)).toEqual(ok(shifted(60)));
      expect([await shown(), (await all.actions()).slice(actions)]).toEqual([shifted(60), ["calendar change"]]);
      expect(await change(account, edit)).toEqual(ok(shifted(60)));
      expect((await all.actions()).slice(actions)).toEqual(["calendar change"]);
      expect(await change(account, { before: await shown(), after: before })).toEqual(ok(before));
    });

    it("is previewed with what it would lack", async () => {
      const { account, shown, preview } = await aDesk(place());
      const before = await shown();
      const lacks = async (after: Calendar) => {
        const answer = await preview(account, { before, after });
        return answer.kind === "ok" ? answer.value.lacks : answer.refusal;
      };
      expect(await lacks({ windows: [], exceptions: [] })).toEqual([{ kind: "never-open" }]);
      const short = before.windows.map((one) => ({ ...one, to: one.from + 20 }));
      expect(await lacks({ ...before, windows: short })).toEqual([{ kind: "too-short", length: 30 }]);
      const ending = before.windows.map((one) => ({ ...one, validUntil: tomorrow }));
      expect(await lacks({ ...before, windows: ending })).toEqual([{ kind: "ends-soon" }]);
    });

    it("takes one of two changes that were made from the same, and tells the other what it says now", async () => {
      const { account, shown, change } = await aDesk(place());
      const before = await shown();
      const answers = await Promise.all([60, 120].map((by) => change(account, { before, after: shifted(by) })));
      const now = await shown();
      expect(answers.map(({ kind }) => kind).toSorted()).toEqual(["ok", "refused"]);
      for (const answer of answers)
        expect(answer.kind === "ok" ? answer.value : answer.refusal).toEqual(
          answer.kind === "ok" ? now : { kind: "changed-meanwhile", calendar: now },
        );
    });

    it("names no hold as an appointment, nor beside one: it is none yet", async () => {
      const all = place();
      const { id, patient, account, start, day } = await aDesk(all);
      const hold = { id: `b-${randomUUID()}`, start: start + 90 * MINUTE, state: "held", expiresAt: now + 10 * MINUTE } as const;
      await all.book({ ...hold, practitioner: id, patient, length: 30, buffer: 5 });
      const answer = await day(account, { date: tomorrow, length: 15 });
      const ownDayEntries = answer.kind === "ok" ? answer.value : [];
      const at = (minutes: number) => ownDayEntries.find((one) => one.start === start + minutes * MINUTE);
      expect([100, 120].map(at)).toMatchObject([
        { reason: "held", appointment: null },
        { reason: "buffer", appointment: null },
      ]);
    });

    it("tells of each time of a day why it is not offered, and which appointment takes it", async () => {
      const { account, appointment, start, day } = await aDesk(place());
      const answer = await day(account, { date: tomorrow, length: 15 });
      const ownDayEntries = answer.kind === "ok" ? answer.value.filter((one) => one.start !== null) : [];
      const taken = { id: appointment, start, length: 30 };
      expect(ownDayEntries.slice(0, 4).map((one) => [((one.start ?? 0) - start) / MINUTE, one.reason, one.appointment])).toEqual([
        [0, "booked", taken],
        [20, "booked", taken],
        [40, "offered", null],
        [60, "offered", null],
      ]);
      expect(await day(account, { date: tomorrow, length: 45 })).toMatchObject({ refusal: { kind: "no-such-length" } });
    });

    it("is nobody's who is no practitioner", async () => {
      const { show, preview, change, day, shown, kept } = await aDesk(place());
      const [other, edit, former] = [customerId("asha"), { before: await shown(), after: shifted(60) }, await kept()];
      const answers = [
        await show(other),
        await preview(other, edit),
        await change(other, edit),
        await day(other, { date: tomorrow, length: 30 }),
      ];
      for (const answer of answers) expect(answer).toMatchObject({ kind: "refused", refusal: { kind: "no-practitioner" } });
      expect(await kept()).toEqual(former);
    });
  });
}
